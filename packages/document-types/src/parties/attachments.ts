import type { Answers } from "../engine/answers.ts";
import { isTrueAt, itemsAt, textAt } from "../engine/read-answers.ts";
import { agentName } from "./agent.ts";
import { isForeignParty, partyKindOf } from "./party-questions.ts";

const LEAVE = "소송대리허가신청서 1통";

/** What proves that an agent is of the family or the company (민사소송법 88, 민사소송규칙 15). */
const RELATION: Readonly<Record<string, string>> = { family: "가족관계증명서 1통", employee: "재직증명서 1통" };

/** Who is no lawyer asks the court's leave, but in small claims the closest family (소액사건심판법 8①). */
const agentAttachments = (answers: Answers): readonly string[] => {
  if (agentName(answers) === null) return [];
  const relation = RELATION[textAt(answers, "agent.role")];
  if (relation === undefined) return ["소송위임장 1통"];
  return ["소송위임장 1통", ...(isTrueAt(answers, "agent.isClosest") ? [] : [LEAVE]), relation];
};

/**
 * Papers that prove who the parties are and who acts for them (민사소송규칙 63), by the answers. `filers` is the first of
 * the lists: who acts for others in law is proved by papers that only they, or the court, can get.
 */
export const partyAttachments = (
  answers: Answers,
  lists: readonly [filers: string, ...string[]],
): readonly string[] => {
  const parties = lists.flatMap((list) => itemsAt(answers, list));
  const corporations = parties.filter((party) => partyKindOf(answers, party) === "corporation");
  const companies = corporations.filter((party) => !isForeignParty(answers, party));
  const abroad = corporations.length - companies.length;
  const associations = parties.filter((party) => partyKindOf(answers, party) === "association");
  const represented = itemsAt(answers, lists[0]).filter((party) => isTrueAt(answers, `${party}.represented`));
  const children = represented.filter((party) =>
    ["father", "mother"].includes(textAt(answers, `${party}.guardianRole`)),
  );
  const wards = represented.length - children.length;
  return [
    companies.length > 0 ? `법인등기사항증명서 ${companies.length}통` : "",
    abroad > 0 ? `외국회사의 대표자 자격을 증명하는 서면과 그 번역문 각 ${abroad}통` : "",
    associations.length > 0 ? `단체의 정관·규약과 대표자 자격을 증명하는 서면 각 ${associations.length}통` : "",
    children.length > 0 ? `미성년자의 기본증명서(상세)와 가족관계증명서 각 ${children.length}통` : "",
    wards > 0 ? `후견등기사항증명서 등 후견인의 자격을 증명하는 서면 ${wards}통` : "",
    ...agentAttachments(answers),
  ].filter(Boolean);
};
