import type { CaseDeadline } from "@legal/contracts";
import type { ServiceMode } from "@legal/legal-rules";
import { unbrokenDates } from "@legal/i18n";
import { formatLegalDate, plainDeadline } from "@legal/legal-rules/texts";
import { FormattedMessage } from "react-intl";
import { useLegalTexts } from "../use-legal-texts.ts";

/** From when until when, in plain words: "11월 3일에 받으셨으니 12월 3일까지입니다". */
export const DeadlineSentence = ({ service, dueDate, steps }: Pick<CaseDeadline, "service" | "dueDate" | "steps">) => {
  const texts = useLegalTexts();
  if (!service)
    return <FormattedMessage id="deadlines.until" values={{ due: unbrokenDates(formatLegalDate(dueDate, texts)) }} />;
  const midnight = steps.find(({ code }) => code === "EFFECTIVE_MIDNIGHT");
  const effect = { effectiveDate: midnight?.date ?? service.date, startsAtMidnight: midnight !== undefined };
  return unbrokenDates(
    plainDeadline({ dueDate, ...effect }, { mode: service.mode as ServiceMode, date: service.date }, texts),
  );
};
