import type { Document } from "@legal/contracts";
import type { AnswerValue, FieldKind } from "@legal/document-types";
import { optionName } from "@legal/document-types/texts";
import { useFormat } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useQuestionTexts } from "./use-document-type.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** An answer in words, as the review shows it. */
export const useAnswerText = ({ exhibits }: Pick<Document, "exhibits">) => {
  const { formatMessage } = useIntl();
  const { won, number, calendarDate } = useFormat();
  const texts = useQuestionTexts();
  const exhibitName = (id: string) => {
    const found = exhibits.find((exhibit) => exhibit.id === id);
    return found ? `${found.label} ${found.title}` : "";
  };
  return (field: FieldKind, value: AnswerValue): string => {
    if (typeof value === "boolean") return formatMessage({ id: `documents.${value ? "yes" : "no"}` });
    if (typeof value === "number") return field.kind === "money" ? won(value) : number(value);
    if (typeof value === "string") {
      if (field.kind === "exhibit") return exhibitName(value);
      if (field.kind === "choice") return optionName(field.name, value, texts);
      if (field.kind === "percent") return `${value}%`;
      return field.kind === "date" && DATE.test(value) ? calendarDate(value) : value;
    }
    if ("line" in value) return value.postcode ? `${value.line} (${value.postcode})` : value.line;
    return value.join("\n");
  };
};
