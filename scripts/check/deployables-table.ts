import { globSync, readFileSync } from "node:fs";
import { SERVICE_NAMES } from "@legal/deployables";
import { events } from "./events.ts";
import { generatedFile } from "./generated-file.ts";
import { subscribers } from "./subscribers.ts";

const DOCUMENT = "docs/architecture.md";
const TABLE = /(?<=<!-- deployables: generated -->\n)[^]*?(?=<!-- end of deployables -->)/;

/** `auth.user-created.v1` → `auth`. */
const ownerOf = (eventName: string): string => eventName.split(".")[0] ?? "";
const withoutVersion = (eventName: string): string => eventName.replace(/\.v\d+$/, "");

const quoted = (names: readonly string[]): string =>
  [...new Set(names)]
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(", ");

const collectionsOf = (dir: string): string[] =>
  globSync(`${dir}/src/**/*-model*.ts`).flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/collection: "(\w+)"/g), ([, name = ""]) => name),
  );

const rowOf = (dir: string): string => {
  const service = dir.split("/").at(-1) ?? "";
  const handledNames = new Set(
    subscribers()
      .filter((one) => one.service === service)
      .map(({ event }) => event),
  );
  const published = events().filter(([, { name }]) => ownerOf(name) === service);
  const handled = events().filter(([exportName]) => handledNames.has(exportName));
  const columns = [
    `[${dir}](../${dir}/README.md)`,
    quoted(collectionsOf(dir)),
    quoted(published.map(([, { name }]) => withoutVersion(name))),
    quoted(handled.map(([, { name }]) => withoutVersion(name))),
  ];
  return `| ${columns.join(" | ")} |`;
};

const table = (): string =>
  [
    "",
    "<!-- prettier-ignore -->",
    "| deployable | collections | publishes | handles |",
    "| --- | --- | --- | --- |",
    ...["gateway", ...SERVICE_NAMES.map((name) => `services/${name}`)].map(rowOf),
    "",
    "",
  ].join("\n");

/** The table of deployables in `docs/architecture.md` says what the code says; with `fix` it is written again. */
export const checkDeployablesTable = (fix: boolean): string[] => {
  const document = readFileSync(DOCUMENT, "utf8");
  if (!TABLE.test(document)) return [`${DOCUMENT} has no place for the table of deployables`];
  return generatedFile(DOCUMENT, document.replace(TABLE, table()), fix);
};
