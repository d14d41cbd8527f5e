import { paths, TextLink } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { QuestionList } from "../../questions/question-list.tsx";
import { sections } from "./sections.ts";
import { SplitSection } from "./split-section.tsx";

export const questions = ["choose", "packages", "costs", "refund", "result", "ai", "privacy"];

/** The questions asked before a start; the others have a page of their own. */
export const Questions = () => {
  const { formatMessage } = useIntl();
  return (
    <SplitSection
      id={sections.faq}
      title={formatMessage({ id: "faq.title" })}
      lead={
        <TextLink to={paths.faq}>
          <FormattedMessage id="faq.all" />
        </TextLink>
      }
      tone="sunken"
    >
      <QuestionList questions={questions} />
    </SplitSection>
  );
};
