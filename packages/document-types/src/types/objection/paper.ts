import { DEEMED_AFTER, MATTERS, type Period } from "@legal/legal-rules";
import type { Answers } from "../../engine/answers.ts";
import type { Block } from "../../engine/block.ts";
import type { Draft, ExhibitSeries } from "../../engine/document-type.ts";
import { exhibitParts, exhibitsHeading, translationsOf } from "../../engine/exhibits.ts";
import { BLANK, paperDate, paperDateAt, withParticle, wonPlain } from "../../engine/korean.ts";
import { listParts, paperOf, type Part } from "../../engine/paper.ts";
import { isTrueAt, itemsAt, numberAt, sentencesAt, textAt } from "../../engine/read-answers.ts";
import { withAgent } from "../../parties/agent.ts";
import { partyAttachments } from "../../parties/attachments.ts";
import { filerEntries, nameOf, partyEntries } from "../../parties/party-entries.ts";
import { sideName, signatureLines } from "../../parties/signature-lines.ts";
import { decisionFacts, decisionOf, isByClaimant, objectorRole, otherRole } from "./decision.ts";
import { lateMatter, ownDays, wasOpenedLate } from "./period.ts";

const objectors = (answers: Answers): string => sideName(answers, "objectors", objectorRole(answers));

const decisionName = (answers: Answers): string => {
  const decision = decisionOf(answers);
  return decision === null ? BLANK : decisionFacts(decision).name;
};

const decisionPaper = (answers: Answers): string => {
  const decision = decisionOf(answers);
  return decision === null ? BLANK : decisionFacts(decision).paper;
};

/** `2주`, `30일`. */
const lengthOf = ({ n, unit }: Period): string => `${n}${unit === "week" ? "주" : "일"}`;

/** `지급명령 정본을 채무자 김영수는 2026. 2. 24., 채무자 김영희는 2026. 2. 26. 각 송달받았으나`; null where all were served on one day. */
const servedEach = (answers: Answers): string | null => {
  const days = ownDays(answers);
  if (new Set(days.map(({ date }) => date)).size < 2) return null;
  const isReceived = !isTrueAt(answers, "wasPrevented");
  const each = itemsAt(answers, "objectors").map((objector) => {
    const who = `${objectorRole(answers)} ${nameOf(answers, objector)}`;
    return `${isReceived ? withParticle(who, "은/는") : `${who}에게`} ${paperDateAt(answers, `${objector}.servedOn`)}`;
  });
  const paper = withParticle(decisionPaper(answers), isReceived ? "을/를" : "은/는");
  return `위 ${paper} ${each.join(", ")} 각 ${isReceived ? "송달받았으나" : "송달되었으나"}`;
};

/** That and when it was served, up to `송달받았으나`, and who objects. */
const servedOf = (answers: Answers): string => {
  const who = withParticle(objectors(answers), "은/는");
  const paper = decisionPaper(answers);
  const each = servedEach(answers);
  if (each !== null) return `${each}, ${who}`;
  const day = paperDateAt(answers, "servedOn");
  if (textAt(answers, "servedHow") === "public-first")
    return `위 ${withParticle(paper, "은/는")} ${day} 공시송달되었으나, ${who}`;
  // Who could not know of it does not say that they received it.
  if (isTrueAt(answers, "wasPrevented") && textAt(answers, "servedHow") === "ordinary")
    return `위 ${withParticle(paper, "은/는")} ${day} 송달되었으나, ${who}`;
  if (textAt(answers, "servedHow") === "electronic-unopened")
    return `${who} 위 ${paper}의 전자송달 통지를 ${day} 받았으나`;
  if (wasOpenedLate(answers))
    return `${who} 위 ${paper}의 전자송달 통지를 ${paperDateAt(answers, "noticedOn")} 받았고 그때부터 ${lengthOf(DEEMED_AFTER)}가 지나 송달된 것으로 되었으나`;
  return `${who} 위 ${withParticle(paper, "을/를")} ${day} 송달받았으나`;
};

const reliefOf = (answers: Answers): string => {
  const served = servedOf(answers);
  if (textAt(answers, "scope") !== "part") return `${served} 이에 불복하므로 이의를 신청합니다.`;
  const [whole, part] = [numberAt(answers, "orderedAmount"), numberAt(answers, "contestedAmount")];
  // What is not objected to becomes final: what is claimed upon the part goes with it (민사소송법 470).
  const contested = `${wonPlain(part)} 및 이에 대한 이자·지연손해금 부분과 독촉절차비용 부분`;
  return `${served.replace(/나$/, "나,")} 위 지급명령의 청구금액 ${wonPlain(whole)} 중 ${contested}에 대하여 불복하므로 이의를 신청합니다.`;
};

/** `그날부터 2주`; of who was abroad then, which the longer period rests on, `외국에 있던 당사자로서 그날부터 30일`. */
const latePeriod = (answers: Answers): string => {
  const matter = lateMatter(answers);
  const from = matter === "late-act-abroad" ? "당시 외국에 있던 당사자로서 그날부터" : "그날부터";
  return `${from} ${lengthOf(MATTERS[matter].period)}`;
};

/** Which law lets a missed period be caught up, and how it calls the reason for it. */
const lateLaw = (answers: Answers): { cause: string; basis: string } =>
  textAt(answers, "decision") === "performance-recommendation"
    ? // 소액사건심판법 has a rule of its own, whose article a lawyer adds.
      { cause: "부득이한", basis: "" }
    : { cause: "책임질 수 없는", basis: "민사소송법 제173조에 따라 " };

/** Reasons by code: none are needed but those of a missed period. */
export const reasonsOf = ({ answers }: Draft): readonly string[] => {
  if (!isTrueAt(answers, "wasPrevented")) return [];
  const { cause, basis } = lateLaw(answers);
  const obstacle = (textAt(answers, "obstacle") || BLANK).replace(/[.\s]+$/, "");
  return [
    `${withParticle(objectors(answers), "은/는")} ${cause} 다음 사유로 이의신청 기간을 지킬 수 없었습니다. ${obstacle}.`,
    `위 사유는 ${paperDateAt(answers, "obstacleEndedOn")} 없어졌으므로, ${basis}${latePeriod(answers)} 이내에 이 사건 이의신청을 추후보완합니다.`,
  ];
};

const given = (draft: Draft): readonly string[] => [
  ...reasonsOf(draft),
  ...(sentencesAt(draft.answers, "reasons") ?? []),
];

/** The only reason has no number. */
const reasonParts = (draft: Draft): Part[] => {
  const count = given(draft).length;
  if (count === 0) return [];
  return [
    { id: "reasons", make: () => ({ kind: "heading", text: "신청이유" }) },
    ...Array.from({ length: count }, (_, index): Part => ({
      id: `reason-${index + 1}`,
      make: (own) => {
        const text = given(own)[index] ?? "";
        return count === 1
          ? { kind: "paragraph", level: 0, text }
          : { kind: "paragraph", level: 1, ordinal: index + 1, text };
      },
    })),
  ];
};

/** Of an application's respondent 소을; in a suit or a mediation 갑 or 을, after those that the side has shown before. */
export const exhibitSeries = (answers: Answers): ExhibitSeries => {
  const decision = decisionOf(answers) ?? "payment-order";
  if (decision === "payment-order") return { prefix: "소을", first: 1 };
  return { prefix: isByClaimant(answers) ? "갑" : "을", first: numberAt(answers, "firstExhibit") ?? 1 };
};

/** Papers to be enclosed beside the exhibits. */
export const attachmentsOf = (draft: Draft): readonly string[] => [
  ...translationsOf(draft, exhibitSeries(draft.answers)),
  ...partyAttachments(draft.answers, ["objectors"]),
];

const isOnPaper = ({ answers }: Draft): boolean => textAt(answers, "filing") === "paper";

/** On paper one for each of the other side (민사소송법 227④, 민사소송규칙 48, 105); filed electronically none. */
const othersCopies = (draft: Draft): number => (isOnPaper(draft) ? itemsAt(draft.answers, "others").length : 0);

/** The court's and the others'. */
export const copiesOf = (draft: Draft): number | null => (isOnPaper(draft) ? 1 + othersCopies(draft) : null);

const enclosed = (draft: Draft): readonly string[] => {
  const copies = othersCopies(draft);
  const heading = exhibitsHeading(exhibitSeries(draft.answers));
  return [
    ...(copies > 0 ? [`이의신청서 부본 ${copies}통`] : []),
    ...(draft.exhibits.length > 0 ? [`위 ${heading} 각 ${copies + 1}통`] : []),
    ...attachmentsOf(draft),
  ];
};

const listedParts = (draft: Draft): readonly Part[] => [
  ...exhibitParts(draft, exhibitSeries),
  ...listParts(draft, { id: "attachments", line: "attachment", heading: "첨부서류" }, enclosed),
];

const partiesPart: Part = {
  id: "parties",
  make: ({ answers }) => {
    const [own, other] = [objectorRole(answers), otherRole(answers)];
    const objecting = withAgent(answers, filerEntries(answers, "objectors", own), objectors(answers));
    const others = partyEntries(answers, "others", other);
    return { kind: "parties", parties: isByClaimant(answers) ? [...objecting, ...others] : [...others, ...objecting] };
  },
};

/** 민사소송법 제468조, 제226조, 소액사건심판법 제5조의4, 민사조정법 제34조: in writing, without reasons. */
export const build = (draft: Draft): readonly Block[] =>
  paperOf(draft, [
    {
      id: "title",
      make: ({ answers }) => ({
        kind: "title",
        text: `${decisionName(answers)}에 대한 ${isTrueAt(answers, "wasPrevented") ? "추후보완 " : ""}이의신청서`,
      }),
    },
    {
      id: "matter",
      make: ({ answers }) => ({
        kind: "facts",
        rows: [
          {
            label: "사건",
            value: [textAt(answers, "caseNumber") || BLANK, textAt(answers, "caseName")].filter(Boolean).join(" "),
          },
        ],
      }),
    },
    partiesPart,
    { id: "relief", make: () => ({ kind: "heading", text: "신청취지" }) },
    { id: "relief-1", make: ({ answers }) => ({ kind: "paragraph", level: 0, text: reliefOf(answers) }) },
    ...reasonParts(draft),
    ...listedParts(draft),
    { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
    {
      id: "signature",
      make: ({ answers }) => ({
        kind: "signature",
        lines: signatureLines(answers, "objectors", objectorRole(answers)),
      }),
    },
    {
      id: "addressee",
      make: ({ answers }) => ({ kind: "addressee", text: `${textAt(answers, "court") || BLANK} 귀중` }),
    },
  ]);
