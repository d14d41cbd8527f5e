import { ErrorState, Page } from "@legal/ui";
import { PageMeta, SiteLayout } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** Shown in place of a remote that cannot be loaded or failed to render; the rest of the site keeps working. */
export const RemoteError = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <SiteLayout padded>
      <PageMeta title={formatMessage({ id: "shell.remoteError.title" })} noindex />
      <Page $narrow>
        <ErrorState
          headingLevel={1}
          title={formatMessage({ id: "shell.remoteError.title" })}
          description={formatMessage({ id: "shell.remoteError.description" })}
          retryLabel={formatMessage({ id: "shell.remoteError.retry" })}
          onRetry={onRetry}
        />
      </Page>
    </SiteLayout>
  );
};
