import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { compressAroundNonce, withNonce } from "../src/pages/nonce-brotli.ts";

const newNonce = () => randomBytes(16).toString("base64");

const words = ["법원", "명령", "letter", "支払い", '<div class="a">', "</div>", " ", "\n", "=="];
const text = (length: number, seed: number) =>
  Array.from({ length }, (_, index) => words[(index * 7 + seed * index * index) % words.length]).join("");

describe("a page compressed once around its nonce", () => {
  it.each([1, 3, 12, 40])("reads with any nonce, however often it occurs (%i times)", async (count) => {
    const parts = Array.from({ length: count + 1 }, (_, index) => `${text(40 + index * 30, index)} nonce="`);
    const compressed = await compressAroundNonce(parts);
    if (!compressed) throw new Error("not compressed");
    for (let round = 0; round < 200; round += 1) {
      const nonce = newNonce();
      expect(brotliDecompressSync(withNonce(compressed, nonce)).toString()).toBe(parts.join(nonce));
    }
  });

  it("is much smaller than the page", async () => {
    const parts = [text(2000, 1), text(20_000, 2), text(3000, 3)];
    const compressed = await compressAroundNonce(parts);
    const size = (compressed?.before.length ?? Infinity) + (compressed?.after.length ?? Infinity);
    expect(size).toBeLessThan(parts.join("").length / 4);
  });

  it("is left to others where there is no nonce", async () => {
    expect(await compressAroundNonce(["<html></html>"])).toBeUndefined();
  });
});
