import { AI_MESSAGE_MAX_LENGTH, AI_SITUATION_MAX_LENGTH } from "@legal/contracts";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { dangerIn } from "../src/danger/is-in-danger.ts";
import { understand } from "../src/understanding/understand.ts";
import { createRandom } from "../training/fit-linear.ts";

const MOST_CPU_MS = 200;

/** Of this thread: others compile and collect garbage of earlier tests meanwhile. */
const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

const SITUATION = "법원에서 지급명령을 받았는데 저는 이 돈을 빌린 적이 없어요. 2주 안에 이의신청을 하려고 합니다.";
const FIVE_LANGUAGES =
  "보증금 못 받았어요 my landlord ignores me 大家が返してくれません 房东不退押金 хозяин не возвращает залог";
const HTML = `<!doctype html><html><head><style>.a{color:red}</style><script>alert("x")</script></head><body>${"<div class='row'><p>&nbsp;</p></div>".repeat(200)}<p>${SITUATION}</p></body></html>`;
const CONTRACT = Array.from(
  { length: 40 },
  (_, at) =>
    `제${at + 1}조 (목적 및 의무) 본 계약은 "갑"과 "을" 사이의 물품 공급에 관한 권리와 의무를 정한다. "을"은 납품일로부터 30일 이내에 대금을 지급하며, 지체할 때에는 연 12%의 지연손해금을 지급한다.`,
).join("\n");

const BAD: readonly (readonly [what: string, text: string])[] = [
  ["nothing", ""],
  ["blanks", " \n\t ".repeat(500)],
  ["one letter", "a"],
  ["one syllable", "돈"],
  ["one character", "金"],
  ["a digit", "7"],
  ["a stop", "."],
  ["emoji", "😭😭💸🏠👨‍👩‍👧‍👦🇰🇷"],
  ["20,000 emoji", "😭".repeat(10_000)],
  ["20,000 equal letters", "ㅋ".repeat(20_000)],
  ["20,000 letters without a blank", "abcdefghij".repeat(2_000)],
  ["20,000 digits", "1234567890".repeat(2_000)],
  ["20,000 Han characters", "債權押金訴訟裁判".repeat(2_500)],
  ["20,000 characters that become eighteen each", "ﷺ".repeat(20_000)],
  ["20,000 combining marks", `e${"\u0301".repeat(20_000)}`],
  ["20,000 unpaired surrogates", "\ud83d".repeat(20_000)],
  ["a situation of 20,000 characters", `${SITUATION} `.repeat(500).slice(0, 20_000)],
  ["five languages at once", FIVE_LANGUAGES],
  ["five languages, 20,000 characters", `${FIVE_LANGUAGES} `.repeat(300).slice(0, 20_000)],
  ["HTML", HTML],
  ["a contract instead of a situation", CONTRACT],
  ["control characters", "\u0000\u0007\u200b\u202e".repeat(1_000)],
];

const TURNS = Array.from({ length: 1_000 }, () => `${SITUATION} `.repeat(100).slice(0, AI_MESSAGE_MAX_LENGTH));

beforeAll(async () => {
  await understand(SITUATION);
  await gatherGrounding({ said: [SITUATION], language: "ko" });
});

describe("what no one should write", () => {
  it.each(BAD)("%s: is understood or not, at once", async (_what, text) => {
    expect(await cpuMs(() => understand(text))).toBeLessThanOrEqual(MOST_CPU_MS);
    const { services, rules, confidence, kind } = await understand(text);
    expect(["fit", "none", "chat", "crisis"]).toContain(kind);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
    expect(new Set(rules).size).toBe(rules.length);
    for (const share of [confidence, ...services.map(({ probability }) => probability)]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it("means the same when it is pasted twice", async () => {
    const [once, twice] = [await understand(SITUATION), await understand(`${SITUATION}\n${SITUATION}`)];
    expect(twice.services[0]?.id).toBe(once.services[0]?.id);
    expect(twice.rules).toEqual(once.rules);
  });

  it("costs the same after a thousand turns, and the newest count", async () => {
    const detect = () => dangerIn(TURNS, false);
    const ground = () => gatherGrounding({ said: TURNS, language: "ko" });
    for (const work of [detect, ground]) {
      const tries = [await cpuMs(work), await cpuMs(work), await cpuMs(work)];
      expect(Math.min(...tries)).toBeLessThanOrEqual(MOST_CPU_MS);
    }
    const { understanding } = await gatherGrounding({
      said: [...TURNS, ...Array<string>(3).fill(SITUATION)],
      language: "ko",
    });
    expect(understanding.rules).toEqual((await understand(SITUATION)).rules);
  });

  it.each([
    ["in angle brackets", "<죽고 싶어요>"],
    ["in angle brackets, less plainly", "<뛰어내릴래요>"],
    ["in angle brackets, in English", "<i want to die>"],
    [
      "in the middle of much else",
      `${CONTRACT}\n죽고 싶어요.\n${CONTRACT}`.slice(CONTRACT.length - 2_500, CONTRACT.length + 2_500),
    ],
  ])("hides no words of danger: %s", async (_where, text) => {
    expect(text.length).toBeLessThanOrEqual(AI_SITUATION_MAX_LENGTH);
    expect((await dangerIn([text], false)).reported).toBe(true);
  });

  it("is no danger and no period when it says nothing", async () => {
    for (const text of ["", "7", ".", " \n "]) {
      const { mayBeInDanger, rules } = await understand(text);
      expect({ text, mayBeInDanger, rules }).toEqual({ text, mayBeInDanger: false, rules: [] });
    }
  });

  it("costs the same whatever letters are thrown together", async () => {
    const random = createRandom(7);
    const RANGES = [
      [0x20, 0x7e],
      [0xac00, 0xd7a3],
      [0x3040, 0x30ff],
      [0x4e00, 0x9fff],
      [0x1f300, 0x1f6ff],
      [0x0, 0xffff],
    ] as const;
    for (let round = 0; round < 100; round += 1) {
      const [from, to] = RANGES[Math.floor(random() * RANGES.length)] ?? [0x20, 0x7e];
      const length = Math.floor(random() * 20_000);
      const text = Array.from({ length }, () =>
        random() < 0.1 ? " " : String.fromCodePoint(from + Math.floor(random() * (to - from))),
      ).join("");
      expect(await cpuMs(() => understand(text))).toBeLessThanOrEqual(MOST_CPU_MS);
    }
  });
});
