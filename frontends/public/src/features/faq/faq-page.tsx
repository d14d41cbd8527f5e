import { Heading, Page, Row, Stack, Text } from "@legal/ui";
import { ButtonLink, PageMeta, paths, SiteLayout, StructuredData, useSession } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { QuestionList } from "../../questions/question-list.tsx";
import { catalogueQuestionFacts } from "../../structured-data/question-facts.ts";
import { useBreadcrumbFacts } from "../../structured-data/use-breadcrumb-facts.ts";
import { withTexts } from "../../layout/with-texts.ts";
import { QuestionTexts } from "../../questions/question-texts.ts";

const groups = [
  { id: "choosing", questions: ["choose", "packages", "costs", "pay", "refund"] },
  { id: "working", questions: ["start", "files", "deadline", "ai", "result"] },
  { id: "account", questions: ["login", "language", "privacy"] },
];

const MoreHelp = () => {
  const { user } = useSession();
  return (
    <Stack $gap={3}>
      <Heading level={2} size={18}>
        <FormattedMessage id="faq.more" />
      </Heading>
      <Row>
        <ButtonLink to={paths.contact} $variant="quiet">
          <FormattedMessage id="landing.contact.title" />
        </ButtonLink>
        {!user && (
          <ButtonLink to={paths.findUsername()} $variant="quiet">
            <FormattedMessage id="findUsername.title" />
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
};

const FaqFacts = ({ title }: { title: string }) => {
  const ids = groups.flatMap(({ questions }) => questions);
  return <StructuredData facts={[useBreadcrumbFacts(title), catalogueQuestionFacts(ids, useIntl())]} />;
};

const Faq = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "faq.title" });
  return (
    <SiteLayout padded>
      <PageMeta title={title} description={formatMessage({ id: "faq.description" })} />
      <FaqFacts title={title} />
      <Page $narrow>
        <Stack $gap={10}>
          <Stack $gap={2}>
            <Heading level={1}>{title}</Heading>
            <Text $size={18} $tone="muted">
              <FormattedMessage id="faq.description" />
            </Text>
          </Stack>
          {groups.map(({ id, questions }) => (
            <Stack as="section" key={id} $gap={3} aria-labelledby={`faq-${id}`}>
              <Heading level={2} size={22} id={`faq-${id}`}>
                <FormattedMessage id={`faq.group.${id}`} />
              </Heading>
              <QuestionList questions={questions} />
            </Stack>
          ))}
          <MoreHelp />
        </Stack>
      </Page>
    </SiteLayout>
  );
};

/** /faq, for visitors and members alike. */
export const FaqPage = withTexts(QuestionTexts, Faq);
