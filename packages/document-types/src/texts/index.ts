export type { QuestionTexts } from "./question-texts.ts";
export { loadQuestionTexts } from "./load-question-texts.ts";
export {
  issueMessage,
  lawNote,
  lawyerReason,
  optionName,
  questionHelp,
  questionLabel,
  sectionTitle,
  termOf,
  typeName,
} from "./phrases.ts";
