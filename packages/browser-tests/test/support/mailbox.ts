import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "@legal/test-kit";
import PostalMime, { type Email } from "postal-mime";

const isTo = (mail: Email, address: string) => mail.to?.some((recipient) => recipient.address === address) ?? false;

/** The newest mail to an address, containing a word where one is given, among the files that replace a mail server; waits until there is one. */
export const mailTo = (dataDir: string, address: string, word = ""): Promise<Email> => {
  const directory = join(dataDir, "mail");
  return until(async () => {
    const files = readdirSync(directory).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(
      files.toSorted().map((name) => PostalMime.parse(readFileSync(join(directory, name)))),
    );
    return mails.findLast((mail) => isTo(mail, address) && mail.text?.includes(word));
  });
};
