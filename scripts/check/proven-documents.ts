import { globSync, readFileSync } from "node:fs";

const DOCUMENTS = ["docs/security.md", "docs/requirements.md"];
/** `workspace/file` “words of the test's name”. */
const PROOF = /`([\w-]+)\/([\w-]+)` “([^”]+)”/g;

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

/** Every test that a document names as its proof exists under that name. */
export const checkProvenDocuments = (): string[] => DOCUMENTS.flatMap(problemsOf);
