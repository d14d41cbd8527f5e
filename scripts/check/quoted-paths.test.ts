import { quotedPathProblems } from "./quoted-paths.ts";

const README = "services/auth/README.md";
const CODE_WORDS = new Set(["loadConfig"]);

describe("the check of quoted paths", () => {
  it.each([
    ["from the repository's root", "see `packages/contracts/src/event.ts`"],
    ["from the workspace", "settings are in `src/config.ts`"],
    ["from its sources", "limits: `sessions/session-lifetime.ts`"],
    ["with a pattern", "all of `packages/contracts/src/routes/*.ts`"],
    ["of what a build makes", "in `dist/web/web-manifest.json`"],
    ["in a link", "[gateway](../../gateway/README.md#a-request)"],
    ["beside a name of the code", "`loadConfig(fields)` reads `src/config.ts`, `presentX` and `xRoute` are patterns"],
  ])("takes a path %s", (_how, text) => {
    expect(quotedPathProblems(README, text, CODE_WORDS)).toEqual([]);
  });

  it.each([
    ["a file that is gone", "see `src/sessions/gone.ts`", `${README}: no such file: src/sessions/gone.ts`],
    ["a link to nothing", "[here](../gone/README.md)", `${README}: leads nowhere: ../gone/README.md`],
    ["a name that is not in the code", "call `loadAll`", `${README}: not in the code: loadAll`],
  ])("names %s", (_what, text, problem) => {
    expect(quotedPathProblems(README, text, CODE_WORDS)).toEqual([problem]);
  });
});
