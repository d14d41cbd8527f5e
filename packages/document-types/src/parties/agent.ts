import type { Answers } from "../engine/answers.ts";
import type { PartyEntry } from "../engine/block.ts";
import type { Section } from "../engine/field.ts";
import { BLANK } from "../engine/korean.ts";
import { addressAt, isTrueAt, textAt } from "../engine/read-answers.ts";

export const AGENT_ROLES = ["lawyer", "law-firm", "family", "employee"] as const;

const isAgentAsked = (answers: Answers): boolean => isTrueAt(answers, "hasAgent");

/** Who files it for the parties, if someone does. */
export const AGENT_SECTION: Section = {
  id: "agent",
  questions: [
    {
      path: "hasAgent",
      text: "agent.hasAgent",
      field: { kind: "boolean" },
      required: true,
      initial: false,
      basis: [{ law: "civilProcedure", articles: ["87", "88"] }],
      terms: ["agent"],
    },
    {
      path: "agent.role",
      text: "agent.role",
      field: { kind: "choice", name: "agent-role", options: AGENT_ROLES },
      required: true,
      askedIf: isAgentAsked,
    },
    {
      path: "agent.name",
      text: "agent.name",
      field: { kind: "text", maxLength: 60 },
      required: true,
      askedIf: isAgentAsked,
    },
    { path: "agent.address", text: "agent.address", field: { kind: "address" }, required: true, askedIf: isAgentAsked },
    { path: "agent.phone", text: "party.phone", field: { kind: "phone" }, required: true, askedIf: isAgentAsked },
  ],
};

/** `변호사 이변호`, `법무법인 한결`, `박가족`. */
export const agentName = (answers: Answers): string | null => {
  if (!isAgentAsked(answers)) return null;
  const name = textAt(answers, "agent.name") || BLANK;
  return textAt(answers, "agent.role") === "lawyer" ? `변호사 ${name}` : name;
};

const isLawyer = (answers: Answers): boolean => ["lawyer", "law-firm"].includes(textAt(answers, "agent.role"));

/** `소송대리인` of lawyers; others are 대리인. */
export const agentTitle = (answers: Answers): string => (isLawyer(answers) ? "소송대리인" : "대리인");

/** The parties with their agent below the last of them. */
export const withAgent = (answers: Answers, entries: readonly PartyEntry[], side: string): PartyEntry[] => {
  const name = agentName(answers);
  const last = entries.at(-1);
  if (name === null || last === undefined) return [...entries];
  const address = addressAt(answers, "agent.address");
  const postcode = address === null || address.postcode === "" ? "" : ` (우 ${address.postcode})`;
  const title = entries.length > 1 ? `${side}의 ${agentTitle(answers)}` : agentTitle(answers);
  const lines = [
    `${title} ${name}`,
    `${address?.line ?? BLANK}${postcode}`,
    `전화 ${textAt(answers, "agent.phone") || BLANK}`,
  ];
  return [...entries.slice(0, -1), { ...last, lines: [...last.lines, ...lines] }];
};
