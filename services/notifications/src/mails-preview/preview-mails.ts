// `npm run mails:preview -- FOLDER`: every mail in four languages as HTML and text, with a page that lists them.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES } from "@legal/contracts/constants";
import { escapeHtml } from "@legal/service-kit/mail";
import { sampleMails } from "./sample-mails.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name a folder");

const rows: string[] = [];
for (const language of LANGUAGES) {
  await mkdir(join(folder, language), { recursive: true });
  rows.push(`<h2>${language}</h2><ul>`);
  for (const { name, mail } of sampleMails(language)) {
    const file = join(language, name);
    await writeFile(join(folder, `${file}.html`), mail.html);
    await writeFile(join(folder, `${file}.txt`), `${mail.subject}\n\n${mail.text}`);
    const links = `<a href="${file}.html">${name}</a> (<a href="${file}.txt">text</a>)`;
    rows.push(`<li>${links} ${escapeHtml(mail.subject)}</li>`);
  }
  rows.push("</ul>");
}
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>${rows.join("\n")}</html>\n`;
await writeFile(join(folder, "index.html"), page);
process.stdout.write(`${join(folder, "index.html")}\n`);
