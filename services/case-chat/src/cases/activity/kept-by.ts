import type { CaseDeadline } from "@legal/contracts";

export type KeptBy = NonNullable<CaseDeadline["keptBy"]>;

const WORDS = { filed: "서류 제출", sent: "서류 발송" } as const;
const KINDS = ["filed", "sent"] as const;

/** Why a deadline that a delivery keeps is done, as it is stored: the release before shows it as it is. */
export const reasonOf = ({ kind, date }: KeptBy): string => `${WORDS[kind]} ${date}`;

/** The delivery that a stored reason names; undefined where a person gave the reason. */
export const keptByOf = (reason: string | null | undefined): KeptBy | undefined => {
  const [date] = /\d{4}-\d{2}-\d{2}$/.exec(reason ?? "") ?? [];
  if (date === undefined) return undefined;
  return KINDS.map((kind) => ({ kind, date })).find((delivery) => reasonOf(delivery) === reason);
};
