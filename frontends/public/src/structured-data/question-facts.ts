import type { IntlShape } from "react-intl";

interface Question {
  question: string;
  answer: string;
}

/** Questions and answers of a page, as schema.org names them. */
export const questionFacts = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** The same for questions of the message catalogue, by the last part of their keys. */
export const catalogueQuestionFacts = (ids: readonly string[], { formatMessage }: Pick<IntlShape, "formatMessage">) =>
  questionFacts(
    ids.map((id) => ({ question: formatMessage({ id: `faq.${id}.q` }), answer: formatMessage({ id: `faq.${id}.a` }) })),
  );
