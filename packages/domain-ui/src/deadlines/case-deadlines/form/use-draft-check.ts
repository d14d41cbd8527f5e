import { validationText } from "@legal/i18n";
import { COURT_SET } from "@legal/legal-rules/case-matters";
import { useLanguage } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { dateProblemOf } from "../../date-problem.ts";
import { periodOf, type DeadlineDraft } from "./deadline-draft.ts";

/** What a form finds by itself, by field: what is missing, and dates that are none. */
export const useDraftCheck = (side: "user" | "admin") => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (draft: DeadlineDraft, form: HTMLFormElement | null): Record<string, string> => {
    const dates = [...(form?.querySelectorAll<HTMLInputElement>("input[type=date]") ?? [])];
    const invalid = dates.flatMap((field) => {
      const problem = dateProblemOf(field);
      return problem ? [[field.name, validationText(problem, language)]] : [];
    });
    return {
      ...(draft.matter === "" && {
        matter: formatMessage({ id: side === "user" ? "deadlines.paper.required" : "deadlines.matter.required" }),
      }),
      ...(draft.date === "" && { "service.date": formatMessage({ id: "deadlines.date.required" }) }),
      ...(draft.matter === COURT_SET &&
        !periodOf(draft) && { period: formatMessage({ id: "deadlines.period.required" }) }),
      ...(Object.fromEntries(invalid) as Record<string, string>),
    };
  };
};
