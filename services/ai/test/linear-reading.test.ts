import {
  AI_MESSAGE_MAX_LENGTH,
  AI_MESSAGES_MAX,
  AI_SITUATION_MAX_LENGTH,
  LANGUAGES,
  MESSAGE_MAX_LENGTH,
  type Language,
} from "@legal/contracts";
import { maskResidentNumbers } from "@legal/i18n";
import { saysDangerPlainly } from "@legal/i18n/danger";
import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import { recentlySaid } from "../src/assistant/recently-said.ts";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { daysIn } from "../src/reading/days-in.ts";
import { findOnlyDay, findService } from "../src/computing/find-service.ts";
import { percentsIn } from "../src/reading/percents-in.ts";
import { wonIn } from "../src/reading/won-in.ts";
import { besidePlainCustody, saysCustodyPlainly } from "../src/understanding/plain-custody.ts";
import { createSentenceVerifier } from "../src/grounding/sentence-verifier.ts";
import { createVerifier } from "../src/grounding/verifier.ts";
import { knowledgeIn } from "../src/knowledge/load-knowledge.ts";
import { asksSomething } from "../src/offline/asks-something.ts";
import { missingFacts } from "../src/offline/missing-facts.ts";
import { findMismatch } from "../src/translate/find-mismatch.ts";
import { trainingSituations, validationSituations } from "../training/situation.ts";

/** All that one person may have said in a conversation. */
const CONVERSATION_CHARACTERS = (AI_MESSAGE_MAX_LENGTH + 1) * (AI_MESSAGES_MAX / 2);

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts that are full of what the assistant looks for: all that was written of one period, again and again. */
const costlyTexts = (length: number): [string, string][] => {
  const situations = trainingSituations();
  const rules = [...new Set(situations.flatMap(({ rules: named }) => named))];
  return rules.map((rule): [string, string] => {
    const matching = situations.filter(({ rules: named }) => named.includes(rule)).map(({ text }) => text);
    return [rule, fill(`${matching.join(" ")} `, length)];
  });
};

/** Situations, one after the other: in each language, and in all. */
const situationTexts = (length: number): [string, string][] => {
  const situations = validationSituations();
  const joined = (language: Language) =>
    fill(situations.flatMap((one) => (one.language === language ? [one.text] : [])).join(" "), length);
  const mixed = fill(situations.map(({ text }) => text.slice(0, 40)).join(" "), length);
  return [...LANGUAGES.map((language): [string, string] => [language, joined(language)]), ["all languages", mixed]];
};

beforeAll(async () => {
  for (const language of LANGUAGES) await knowledgeIn(language);
});

describe("reading what people write takes no longer than its length", () => {
  it("when it asks for what is missing", async () => {
    expect(await tooSlowFor((text) => missingFacts(text, false), hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
    expect(await tooSlowFor((text) => missingFacts(text, true), hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
  });
  it("when it looks for what is asked", async () => {
    expect(await tooSlowFor(asksSomething, hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
  });
  it("when it looks for days, amounts and percentages, and for the day a period counts from", async () => {
    const read = (text: string) => [
      daysIn(text, "2026-11-23"),
      wonIn(text),
      percentsIn(text),
      findOnlyDay([{ text, day: "2026-11-23" }]),
      findService([{ text, day: "2026-11-23" }], "answer"),
      findService(
        ["소장이 왔어요", `어제 ${text}ㅋ`].map((one) => ({ text: one, day: "2026-11-23" })),
        "answer",
      ),
    ];
    const days = [
      "11월 3일 ",
      "3 November ",
      "어제 ",
      "1억 5천만 ",
      "받았어요 11월 3일 ",
      "전자 ",
      "일이삼",
      "이요",
      "12~",
      "십",
    ];
    const texts = [
      ...hostileTexts(AI_MESSAGE_MAX_LENGTH),
      ...days.map((day): [string, string] => [day, fill(day, AI_MESSAGE_MAX_LENGTH)]),
    ];
    expect(await tooSlowFor(read, texts)).toEqual([]);
  });
  it("when it looks for someone in custody", async () => {
    expect(await tooSlowFor(saysCustodyPlainly, hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
    expect(await tooSlowFor(besidePlainCustody, hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
  });
  it("when it looks for plain words of danger", async () => {
    const begun = [
      "남편과 더는 ",
      "i dont want to live any more in a ",
      "с моим мужем ",
      "con mi marido ",
      "toi muon tu tu ",
    ];
    const texts = begun.map((words): [string, string] => [words, fill(words, MESSAGE_MAX_LENGTH)]);
    expect(await tooSlowFor(saysDangerPlainly, [...hostileTexts(MESSAGE_MAX_LENGTH), ...texts])).toEqual([]);
  });
  it("when it masks resident numbers", async () => {
    expect(await tooSlowFor(maskResidentNumbers, hostileTexts(MESSAGE_MAX_LENGTH))).toEqual([]);
  });
  it("when it looks for services, periods and knowledge", async () => {
    const situation = (text: string) => gatherGrounding({ said: [text], language: "ko" });
    expect(await tooSlowFor(situation, hostileTexts(AI_SITUATION_MAX_LENGTH))).toEqual([]);
    const conversation = (text: string) =>
      gatherGrounding({ said: [text, text, text], serviceType: "complaint", language: "ko" });
    const messages = [
      ...hostileTexts(AI_MESSAGE_MAX_LENGTH),
      ...costlyTexts(AI_MESSAGE_MAX_LENGTH),
      ...situationTexts(AI_MESSAGE_MAX_LENGTH),
    ];
    expect(await tooSlowFor(conversation, messages)).toEqual([]);
  });
  it("when it holds an answer against what was said", async () => {
    const { passages } = await knowledgeIn("ko");
    expect(
      await tooSlowFor(
        (text) => createVerifier({ passages: passages.slice(0, 20), said: recentlySaid([text]), language: "ko" }),
        hostileTexts(CONVERSATION_CHARACTERS),
      ),
    ).toEqual([]);
    const verifier = createVerifier({ passages: passages.slice(0, 20), said: "", language: "ko" });
    expect(await tooSlowFor((text) => verifier.check(text), hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
    const gate = (text: string) => {
      const passing = createSentenceVerifier(verifier);
      passing.push(text);
      passing.end();
    };
    expect(await tooSlowFor(gate, hostileTexts(AI_MESSAGE_MAX_LENGTH))).toEqual([]);
  });
  it("when it holds a translation against its original", async () => {
    expect(await tooSlowFor((text) => findMismatch(text, text), hostileTexts(MESSAGE_MAX_LENGTH))).toEqual([]);
    expect(await tooSlowFor((text) => findMismatch(text, "1"), hostileTexts(MESSAGE_MAX_LENGTH))).toEqual([]);
    expect(await tooSlowFor((text) => findMismatch("1", text), hostileTexts(MESSAGE_MAX_LENGTH))).toEqual([]);
  });
});
