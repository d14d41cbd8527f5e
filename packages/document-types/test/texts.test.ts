import { LANGUAGES } from "@legal/contracts/constants";
import { ALL_SERVICE_IDS, hasDocument } from "@legal/catalog";
import {
  termOf,
  loadQuestionTexts,
  optionName,
  questionHelp,
  questionLabel,
  sectionTitle,
  typeName,
} from "../src/texts/index.ts";
import { questionTexts } from "../src/all-texts.ts";
import { isForeign } from "../src/engine/foreign-prose.ts";
import { DOCUMENT_TYPES } from "../src/all-types.ts";
import { loadDocumentType, type Field } from "../src/index.ts";

const sections = DOCUMENT_TYPES.flatMap(({ interview }) => interview);
const questions = sections.flatMap((section) => section.questions);
const fields = questions.flatMap((question): readonly Field[] => ("list" in question ? question.list : [question]));

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts = questionTexts(language);

  it("name and explain every section, question, option and term", () => {
    const found = [
      ...DOCUMENT_TYPES.map(({ id }) => typeName(id, texts)),
      ...sections.map(({ id }) => sectionTitle(id, texts)),
      ...[...questions, ...fields].flatMap((question) => [
        questionLabel(question, texts),
        questionHelp(question, texts) ?? `no.help of ${question.text}`,
      ]),
      ...fields.flatMap(({ field }) =>
        field.kind === "choice" ? field.options.map((option) => optionName(field.name, option, texts)) : [],
      ),
      ...fields.flatMap(({ terms = [] }) => terms.flatMap((id) => Object.values(termOf(id, texts)))),
    ];
    expect(found.filter((text) => /^[a-z]+\.|[{}]/.test(text))).toEqual([]);
  });

  it("are the same when a browser loads them alone", async () => {
    expect(await loadQuestionTexts(language)).toEqual(texts);
  });
});

it("call a kind of paper in Korean as the paper's file is called", () => {
  const named = DOCUMENT_TYPES.map(({ id }) => typeName(id, questionTexts("ko")));
  expect(named).toEqual(DOCUMENT_TYPES.map(({ name }) => name));
});

it.each([
  ["ko", "사건번호"],
  ["en", "Case number"],
  ["ja", "事件番号"],
  ["zh", "案号"],
] as const)("asks in %s for the number that the court gave, “%s”", (language, label) => {
  const asked = fields.find(({ text }) => text === "objection.caseNumber");
  expect(asked && questionLabel(asked, questionTexts(language))).toBe(label);
});

/** Whether an answer in another language is taken there, and put into Korean. */
const isNarrative = (question: Field) =>
  isForeign({ kind: "field", path: question.path, question, value: "期日までに返すと言いました" });

it.each(["en", "ja", "zh"] as const)("wants no Korean of narrative answers, in %s", (language) => {
  const narrative = questions.filter((question) => ("list" in question ? question.list : [question]).some(isNarrative));
  const helps = [...narrative, ...fields.filter(isNarrative)].map((one) => questionHelp(one, questionTexts(language)));
  expect(helps.filter((help) => help && /[가-힣]|in Korean|韓国語で|用韩文/u.test(help))).toEqual([]);
});

it.each([
  ["notice.kind", "civilCode"],
  ["notice.premises", "civilCode"],
  ["notice.amount", "civilCode"],
  ["notice.arrears", "commercialLease"],
  ["notice.leaseEnd", "housingLease"],
  ["notice.renewedAfter", "housingLease"],
  ["notice.days", "civilCode"],
  ["notice.channel", "postalRules"],
  ["objection.court", "civilProcedure"],
  ["objection.caseNumber", "civilProcedure"],
  ["objection.servedHow", "civilProcedure"],
])("says which law makes %s a question: %s", (text, law) => {
  const asked = fields.find((field) => field.text === text);
  expect(asked?.basis?.map((citation) => citation.law)).toContain(law);
});

it("has no text for questions that no type asks", () => {
  const used = new Set([...questions, ...fields].map(({ text }) => text));
  const keys = Object.keys(questionTexts("ko").messages).filter((key) => key.startsWith("question."));
  const texts = new Set(keys.map((key) => key.replace(/^question\./, "").replace(/\.(?:label|help)$/, "")));
  expect([...texts].filter((text) => !used.has(text))).toEqual([]);
});

it("is for the services that the catalogue says have a document", () => {
  const written = ALL_SERVICE_IDS.filter((id) => DOCUMENT_TYPES.some(({ services }) => services.includes(id)));
  expect(ALL_SERVICE_IDS.filter(hasDocument)).toEqual(written);
});

it("loads each type alone as the server has it", async () => {
  for (const type of DOCUMENT_TYPES) expect(await loadDocumentType(type.id)).toBe(type);
  expect(await loadDocumentType("constructor")).toBeNull();
});
