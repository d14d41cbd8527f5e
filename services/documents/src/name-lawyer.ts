// `npm run lawyer:name -- --account <id> --name 이변호 --number 12345`: the first lawyer of an office of one administrator.
import { parseArgs } from "node:util";
import { setLawyerCall } from "@legal/contracts";
import {
  AppError,
  createInternalClient,
  createLogger,
  parseValue,
  presentError,
  createSigner,
} from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { createCaseChat } from "./case-chat/case-facts.ts";
import { config } from "./config.ts";
import { OPERATOR, setLawyer } from "./record/lawyer-model.ts";

const USAGE = `Use: npm run lawyer:name -- --account <id of an administrator> --name <name> --number <registration number>
The id is shown to that administrator on the lawyers' page of the desk.`;

const TIMEOUT_MS = 10_000;
const OPTIONS = { account: { type: "string" }, name: { type: "string" }, number: { type: "string" } } as const;

const logger = createLogger("name-lawyer", "warn");

const caseChat = createCaseChat(
  createInternalClient({
    baseUrls: config.CASE_CHAT_URL,
    signer: createSigner({ issuer: "documents", privateKey: config.SERVICE_PRIVATE_KEY }),
    audience: "case-chat",
    timeoutMs: TIMEOUT_MS,
  }),
  logger,
);

const nameLawyer = async (): Promise<void> => {
  const { account, name, number } = parseArgs({ options: OPTIONS }).values;
  const { params, body } = setLawyerCall;
  if (account === undefined || name === undefined || number === undefined || !params || !body) throw new Error(USAGE);
  const { id } = parseValue(params, { id: account });
  const given = parseValue(body, { name, registrationNumber: number });
  await caseChat.assertStaff(id);
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  await setLawyer({ id, ...given }, OPERATOR);
  process.stdout.write(`${given.name} is a lawyer now, named by the operator.\n`);
};

const explain = (error: unknown): string => {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const { details = [] } = presentError(error, "en");
  return [error.message, ...details.map(({ path, message }) => `  ${path}: ${message}`)].join("\n");
};

try {
  await nameLawyer();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnectMongo();
}
