import { ErrorState, Page } from "@legal/ui";
import { PageMeta, SiteLayout } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** A page for members, while the session could not be loaded. */
export const SessionError = ({ onRetry }: { onRetry: () => unknown }) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "shell.sessionError.title" });
  return (
    <SiteLayout padded>
      <PageMeta title={title} noindex />
      <Page $narrow>
        <ErrorState
          headingLevel={1}
          title={title}
          description={formatMessage({ id: "site.error.network" })}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={onRetry}
        />
      </Page>
    </SiteLayout>
  );
};
