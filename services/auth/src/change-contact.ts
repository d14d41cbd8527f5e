// `npm run account:contact -- --username kim --email new@example.com --phone 010-1234-5678`: for an owner who cannot do it on their page.
import { parseArgs } from "node:util";
import { changeEmailCall, setPhoneCall } from "@legal/contracts";
import { createLogger, parseValue } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { changePhone } from "./account/change-phone.ts";
import { queueMail } from "./mail/mail-kinds.ts";
import { runCommand } from "./run-command.ts";
import { emailKeyOf, usernameKeyOf } from "./users/normalise.ts";
import { User } from "./users/user-model.ts";
import { changeEmail, mailEmailChange } from "./verification/change-email.ts";

const USAGE =
  "Use: npm run account:contact -- --username <name> [--email <address>] [--phone <number, empty for none>]";
const logger = createLogger("change-contact", "warn");

const failUsage = (): never => {
  throw new Error(USAGE);
};

const OPTIONS = { username: { type: "string" }, email: { type: "string" }, phone: { type: "string" } } as const;

const readTask = () => {
  const { username = failUsage(), email, phone } = parseArgs({ options: OPTIONS }).values;
  if (email === undefined && phone === undefined) failUsage();
  return {
    username,
    email: email === undefined ? undefined : parseValue(changeEmailCall.body ?? failUsage(), { email }).email,
    phone: phone === undefined ? undefined : parseValue(setPhoneCall.body ?? failUsage(), { phone }).phone,
  };
};

/**
 * Another address is unconfirmed until its reader opens the link that is mailed there. Staff's mails would go there at once:
 * theirs changes only when the link is opened.
 */
const change = ({ username, email, phone }: ReturnType<typeof readTask>): Promise<void> =>
  inTransaction(async (session) => {
    const user = await User.findOne({ usernameKey: usernameKeyOf(username) }).session(session);
    if (!user) throw new Error(`There is no account ${username}.`);
    if (phone !== undefined) await changePhone(user._id, phone, session);
    if (email === undefined || emailKeyOf(email) === user.emailKey) return;
    if (user.role === "admin") {
      await mailEmailChange(user._id, email, session);
      return;
    }
    await changeEmail(user.toObject(), { email, emailVerifiedAt: null }, session);
    await queueMail("verify-email", { userId: user._id }, session);
  });

await runCommand(logger, readTask, async (task) => {
  await change(task);
  process.stdout.write(
    `${task.username} is changed. A new address gets a link to confirm it, for which that of staff waits; the old one a notice once it is changed.\n`,
  );
});
