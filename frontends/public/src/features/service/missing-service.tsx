import { EmptyState, Icon, Page } from "@legal/ui";
import { ButtonLink, PageMeta, paths, SiteLayout } from "@legal/web-kit";
import SearchX from "lucide-react/icons/search-x";
import { FormattedMessage, useIntl } from "react-intl";

export const MissingService = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "service.missing.title" });
  return (
    <SiteLayout padded>
      <PageMeta title={title} noindex />
      <Page $narrow>
        <EmptyState
          icon={<Icon of={SearchX} size={24} />}
          headingLevel={1}
          title={title}
          description={formatMessage({ id: "service.missing.text" })}
          actions={
            <ButtonLink to={paths.home}>
              <FormattedMessage id="service.missing.home" />
            </ButtonLink>
          }
        />
      </Page>
    </SiteLayout>
  );
};
