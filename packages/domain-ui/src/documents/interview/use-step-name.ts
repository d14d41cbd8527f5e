import { sectionTitle } from "@legal/document-types/texts";
import { useIntl } from "react-intl";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { EXHIBITS_STEP, REVIEW_STEP } from "./steps.ts";

export const useStepName = () => {
  const { formatMessage } = useIntl();
  const texts = useQuestionTexts();
  return (id: string): string =>
    id === EXHIBITS_STEP || id === REVIEW_STEP
      ? formatMessage({ id: `documents.step.${id}` })
      : sectionTitle(id, texts);
};
