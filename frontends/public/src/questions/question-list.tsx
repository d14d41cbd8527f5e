import { FormattedMessage, useIntl } from "react-intl";
import { Accordion } from "../layout/accordion.tsx";

/** Questions of the catalogue, by the last part of their keys, with their answers folded in. */
export const QuestionList = ({ questions }: { questions: readonly string[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Accordion
      items={questions.map((id) => ({
        title: formatMessage({ id: `faq.${id}.q` }),
        content: <FormattedMessage id={`faq.${id}.a`} />,
      }))}
    />
  );
};
