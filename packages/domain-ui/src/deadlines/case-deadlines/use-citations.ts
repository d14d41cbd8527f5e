import { cite, LAW_IDS, type Law } from "@legal/catalog";
import type { CaseDeadline } from "@legal/contracts";
import { useLanguage } from "@legal/web-kit";

const isLaw = (law: string): law is Law => (LAW_IDS as readonly string[]).includes(law);

type Statutes = Readonly<NonNullable<CaseDeadline["statutes"]>>;

/** The articles of a matter as the reader's language writes them; a later release may name a law that is unknown here. */
export const useCitations = (statutes: Statutes = []): string[] => {
  const { language } = useLanguage();
  return statutes.flatMap(({ law, articles }) => (isLaw(law) ? [cite({ law, articles }, language)] : []));
};
