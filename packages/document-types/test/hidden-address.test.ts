import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, type Answers } from "../src/index.ts";
import { address, items, KIM } from "../src/samples/answer-sets.ts";
import { SAMPLES } from "../src/samples/index.ts";
import { plainText } from "./support/plain-text.ts";

const HIDDEN = { violence: true, hidesAddress: true };
const [PHONE, EMAIL] = ["010-1234-5678", "kim@example.com"];
const SERVED = { ...KIM, phone: PHONE, email: EMAIL, serviceAddress: address("서울특별시 중구 세종대로 110") };
const HOME = (KIM["address"] as { line: string }).line;
const REACHED = [HOME, PHONE, EMAIL];

const paperOf = (name: string, answers: Answers) => {
  const set = SAMPLES.find((one) => one.name === name);
  const type = set && documentTypeOf(set.typeId);
  if (!set || !type) throw new Error(`no set ${name}`);
  const draft = { ...set.draft, answers: { ...set.draft.answers, ...answers } };
  return { text: plainText(blocksOf(type, draft)), issues: issuesOf(type, draft) };
};

describe("a filer whose address the office keeps from the other side", () => {
  it.each([
    ["payment-order-plain", "creditors"],
    ["objection-payment-order", "objectors"],
  ])("is named in %s with the place of service alone", (name, list) => {
    const filer = items(list, { a: SERVED });
    const open = paperOf(name, { ...filer, violence: true }).text;
    for (const known of REACHED) expect(open).toContain(known);
    const { text, issues } = paperOf(name, { ...filer, ...HIDDEN });
    expect(text).toContain("송달장소 서울특별시 중구 세종대로 110");
    for (const hidden of REACHED) expect(text).not.toContain(hidden);
    expect(issues.filter(({ severity }) => severity === "block")).toEqual([]);
  });

  it("stays the sender of a letter, without a telephone number or an address of mail", () => {
    const { text } = paperOf("certified-mail-demand", { ...items("senders", { a: SERVED }), ...HIDDEN });
    expect(text).toContain(HOME);
    for (const hidden of [PHONE, EMAIL]) expect(text).not.toContain(hidden);
  });

  it("is shown as before once nothing is to be feared", () => {
    const filer = items("creditors", { a: SERVED });
    expect(paperOf("payment-order-plain", { ...filer, violence: false, hidesAddress: true }).text).toContain(HOME);
  });
});
