import { StructuredData } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { catalogueQuestionFacts } from "../../structured-data/question-facts.ts";
import { useOfficeFacts } from "../../structured-data/use-office-facts.ts";
import { questions } from "./questions.tsx";

/** What search engines learn of the office and of what people ask. */
export const LandingFacts = () => (
  <StructuredData facts={[useOfficeFacts(), catalogueQuestionFacts(questions, useIntl())]} />
);
