import { unusedBarrelExports } from "./barrel-exports.ts";

const BARREL = "packages/ui/src/index.ts";
const barrel = (names: string) => ({ path: BARREL, source: `export { ${names} } from "./button.tsx";\n` });
const page = (source: string) => ({ path: "frontends/public/src/page.tsx", source });

describe("what packages export", () => {
  it.each([
    ["by name", 'import { type Size, Button as Own } from "@legal/ui";\n'],
    ["by the package's path", 'import { Button } from "../../packages/ui/src/index.ts";\n'],
    [
      "later",
      'const Later = lazy(async () => ({ default: (await import(/* webpackChunkName: "later" */ "@legal/ui")).Button }));\n',
    ],
  ])("is used where another package imports it %s", (_how, source) => {
    expect(unusedBarrelExports([barrel("Button, type Size"), page(source)])).toEqual([]);
  });

  it.each([
    ["no one imports", page("")],
    [
      "only its own package imports",
      { path: "packages/ui/test/a.test.tsx", source: 'import { Button } from "@legal/ui";' },
    ],
    ["others import of another package", page('import { Button } from "@legal/web-kit";')],
  ])("is pointed out where it is what %s", (_who, file) => {
    expect(unusedBarrelExports([barrel("Button"), file])).toEqual([`${BARREL}: no other package imports Button`]);
  });
});
