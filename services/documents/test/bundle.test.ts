import { buffer } from "node:stream/consumers";
import { until } from "@legal/test-kit";
import { readZip } from "./support/read-zip.ts";
import { useRenderer } from "./support/renderer.ts";

const renderer = useRenderer();
const zipped = (files: Parameters<typeof renderer.zipOf>[0]) => buffer(renderer.zipOf(files));
const namesOf = async (names: readonly string[]): Promise<string[]> => {
  const files = names.map((name) => ({ name, bytes: Buffer.from("x") }));
  return [...(await readZip(await zipped(files))).keys()];
};

describe("a bundle of files", () => {
  it("carries each file's bytes under its name", async () => {
    const files = [
      { name: "지급명령신청서.pdf", bytes: Buffer.from("%PDF") },
      { name: "소갑 제1호증 차용증.txt", bytes: Buffer.from("글") },
    ];
    expect([...(await readZip(await zipped(files)))]).toEqual(files.map(({ name, bytes }) => [name, bytes]));
  });

  it("has no name that leads elsewhere, hides something, or comes twice", async () => {
    const names = [
      "../../etc/passwd",
      "C:\\a.pdf",
      "a\u0000\u202Egpj.exe",
      "차용증.pdf",
      "차용증.PDF",
      "차용증.pdf",
      "...",
      "",
      ".pdf",
    ];
    expect(await namesOf(names)).toEqual([
      "_.._etc_passwd",
      "C__a.pdf",
      "agpj.exe",
      "차용증.pdf",
      "차용증 (2).PDF",
      "차용증 (3).pdf",
      "file",
      "file (2)",
      "pdf",
    ]);
  });

  it("cuts names that no file system takes", async () => {
    const [long = "", longer = ""] = await namesOf([`${"가".repeat(300)}.pdf`, `${"😀".repeat(300)}.docx`]);
    for (const name of [long, longer]) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(210);
    expect(long).toMatch(/^가+\.pdf$/);
    expect(longer).toMatch(/^(?:😀)+\.docx$/u);
  });

  it("is the same file for the same files", async () => {
    const files = [{ name: "a.txt", bytes: Buffer.from("a") }];
    expect((await zipped(files)).equals(await zipped(files))).toBe(true);
  });

  it("makes each file only once the one before has left, and fails where one cannot be made", async () => {
    let made = 0;
    const files = async function* () {
      for (; made < 50; made += 1) yield { name: `${made}.png`, bytes: Buffer.alloc(1_000_000) };
    };
    const bundle = renderer.zipOf(files());
    await until(() => made > 0);
    expect(made).toBeLessThan(10);
    expect((await buffer(bundle)).length).toBeGreaterThan(50_000_000);
    const broken = async function* () {
      yield { name: "a.txt", bytes: Buffer.from("a") };
      throw new Error("no such exhibit");
    };
    await expect(zipped(broken())).rejects.toThrow("no such exhibit");
  });
});
