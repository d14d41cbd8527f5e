import type { Language } from "@legal/contracts";
import type { Issue } from "@legal/document-types";
import { issueMessage, loadQuestionTexts } from "@legal/document-types/texts";

/** Messages of issues in one language. */
export const issueTexts = async (language: Language): Promise<(issue: Issue) => string> => {
  const texts = await loadQuestionTexts(language);
  return (issue) => issueMessage(issue, texts);
};
