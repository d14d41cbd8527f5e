import { StructuredData } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { catalogueQuestionFacts } from "../../structured-data/question-facts.ts";
import { useOfficeFacts } from "../../structured-data/use-office-facts.ts";
import { questions } from "./questions.tsx";

/** Structured data of the office and of the frequent questions. */
export const LandingFacts = () => (
  <StructuredData facts={[useOfficeFacts(), catalogueQuestionFacts(questions, useIntl())]} />
);
