import { Inbox } from "@legal/domain-ui/inbox";
import { Heading, Page, Stack } from "@legal/ui";
import { PageMeta, SiteLayout } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Narrow = styled(Stack)`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

/** /inbox, for members and staff. */
export const InboxPage = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "inbox.title" });
  return (
    <SiteLayout padded>
      <PageMeta title={title} noindex />
      <Page>
        <Narrow $gap={6}>
          <Heading level={1} size={28}>
            {title}
          </Heading>
          <Inbox />
        </Narrow>
      </Page>
    </SiteLayout>
  );
};
