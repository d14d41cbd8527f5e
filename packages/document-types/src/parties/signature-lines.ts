import type { Answers } from "../engine/answers.ts";
import { isTrueAt, itemsAt } from "../engine/read-answers.ts";
import { agentName, agentTitle } from "./agent.ts";
import { actingFor, guardiansOf, nameOf } from "./party-entries.ts";

/** Parents act for their child together (민법 909②), so each of them signs. */
const signersOf = (answers: Answers, party: string): readonly string[] => {
  const [name, acting] = [nameOf(answers, party), actingFor(answers, party)];
  if (acting === null) return [name];
  if (!isTrueAt(answers, `${party}.represented`)) return [`${name} ${acting}`];
  return guardiansOf(answers, party).map((guardian) => `${name}의 법정대리인 ${guardian}`);
};

/** `위 채권자 홍길동 (서명 또는 날인)`, one line each; with an agent the agent alone signs. */
export const signatureLines = (answers: Answers, list: string, role: string): readonly string[] => {
  const agent = agentName(answers);
  const parties = itemsAt(answers, list);
  const roles = parties.length > 1 ? `${role}들` : role;
  if (agent !== null) return [`위 ${roles}의 ${agentTitle(answers)}`, `${agent} (서명 또는 날인)`];
  if (parties.length === 0) return [`위 ${role} ${nameOf(answers, list)} (서명 또는 날인)`];
  return parties.flatMap((party) => signersOf(answers, party).map((signer) => `위 ${role} ${signer} (서명 또는 날인)`));
};

/** 채권자, 채권자들: what the sentences call a side. */
export const sideName = (answers: Answers, list: string, role: string): string =>
  itemsAt(answers, list).length > 1 ? `${role}들` : role;
