import { globSync, readFileSync } from "node:fs";

const DOCUMENTS = ["docs/security.md", "docs/requirements.md"];
/** `workspace/file` “words of the test's name”. */
const PROOF = /`([\w-]+)\/([\w-]+)` “([^”]+)”/g;
/** What a row of a table of requirements says. */
const REQUIREMENT = /^\| (?!requirement )(.+?) \|/gm;

const testFiles = (workspace: string, name: string): string[] =>
  globSync([
    `{packages,services,frontends}/${workspace}/{src,test}/**/${name}.test.{ts,tsx}`,
    `${workspace}/test/${name}.test.ts`,
  ]);

const problemsOf = (document: string): string[] =>
  [...readFileSync(document, "utf8").matchAll(PROOF)].flatMap(([proof, workspace = "", name = "", words = ""]) => {
    const texts = testFiles(workspace, name).map((file) => readFileSync(file, "utf8"));
    return texts.some((text) => text.includes(words)) ? [] : [`${document}: no such test: ${proof}`];
  });

/** Requirements that have two rows: one of them is stale. */
export const statedTwice = (text: string): string[] => {
  const stated = [...text.matchAll(REQUIREMENT)].map(([, requirement = ""]) => requirement);
  return stated.filter((requirement, at) => stated.indexOf(requirement) < at);
};

const repetitions = (document: string): string[] =>
  statedTwice(readFileSync(document, "utf8")).map((requirement) => `${document}: stated twice: ${requirement}`);

/** Every test that a document names as its proof exists under that name, and no requirement has two rows. */
export const checkProvenDocuments = (): string[] => [
  ...DOCUMENTS.flatMap(problemsOf),
  ...repetitions("docs/requirements.md"),
];
