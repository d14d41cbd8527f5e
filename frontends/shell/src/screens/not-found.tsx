import { Icon, Page, StateCard } from "@legal/ui";
import { ButtonLink, PageMeta, paths, SiteLayout } from "@legal/web-kit";
import FileQuestionMark from "lucide-react/icons/file-question-mark";
import { FormattedMessage, useIntl } from "react-intl";

/** The two sentences are the same in every language; the link is not. */
export const NotFound = () => {
  const { formatMessage } = useIntl();
  return (
    <SiteLayout padded>
      <PageMeta title={formatMessage({ id: "shell.notFound.title" })} noindex />
      <Page $narrow>
        <StateCard
          headingLevel={1}
          icon={<Icon of={FileQuestionMark} size={24} />}
          title="404 Page Not Found"
          description="Did you forget to add the page to the router?"
          actions={
            <ButtonLink to={paths.home} $variant="quiet">
              <FormattedMessage id="shell.notFound.home" />
            </ButtonLink>
          }
        />
      </Page>
    </SiteLayout>
  );
};
