import type { Matter, ServiceMode } from "@legal/legal-rules";
import { modeDateName } from "@legal/legal-rules/texts";
import { useIntl } from "react-intl";
import { useCalculationTexts } from "./calculation-texts.tsx";

/** Which day a calculation asks for: of the event where nothing is served, else of the paper. */
export const useDayLabel = () => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  return (matter: Matter | undefined, mode: ServiceMode): string => {
    const isOfEvent = mode === "event" || (mode === "ordinary" && matter?.from === "recordNotice");
    return matter && isOfEvent && matter.from !== "served"
      ? formatMessage({ id: `tools.day.${matter.from}` })
      : modeDateName(mode, texts);
  };
};
