import { statedTwice } from "./proven-documents.ts";

const table = (...requirements: string[]): string =>
  ["| requirement | shown by |", "|---|", ...requirements.map((one, n) => `| ${one} | \`auth/log-in\` “${n}” |`)].join(
    "\n",
  );

describe("the check of requirements", () => {
  it("names one that has two rows, whatever proves them", () => {
    expect(statedTwice(`${table("a limit", "a price")}\n\n${table("a limit")}`)).toEqual(["a limit"]);
  });

  it("takes each once, under as many headings as there are", () => {
    expect(statedTwice(`${table("a limit")}\n\n${table("a price")}`)).toEqual([]);
  });
});
