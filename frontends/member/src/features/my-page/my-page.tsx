import { useMyRooms } from "@legal/domain-ui/cases";
import { Heading, InlineFacts, Page, Stack, Tabs, Text } from "@legal/ui";
import { MY_PAGE_TABS, type MyPageTab } from "@legal/contracts/pages";
import { displayNameOf } from "@legal/i18n";
import { PageMeta, SiteLayout, useSession } from "@legal/web-kit";
import { SecurityPanel } from "@legal/domain-ui/account-security";
import { GoogleFailure } from "@legal/domain-ui/google-failure";
import { NoticeSettings } from "@legal/domain-ui/notice-settings";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { casesOf } from "../../cases/case-lists.ts";
import { AiTab } from "./ai/ai-tab.tsx";
import { CasesTab } from "./cases-tab.tsx";
import { EmailNotice } from "./email/email-notice.tsx";
import { InquiriesTab } from "./inquiries-tab.tsx";
import { OfficeChatButton } from "./office-chat-button.tsx";
import { OverviewTab } from "./overview-tab.tsx";

const GOOGLE_FAILURES = {
  google_account_exists: "myPage.google.taken",
  google_already_connected: "myPage.google.already",
  google_unavailable: "myPage.google.unavailable",
  email_not_verified: "myPage.google.unverified",
};

const isTab = (value: string | null): value is MyPageTab => MY_PAGE_TABS.some((tab) => tab === value);

/** The tab is part of the address, so that a link and the back button find it. */
const useTab = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("tab");
  const tab: MyPageTab = isTab(asked) ? asked : "overview";
  return [tab, (next: MyPageTab) => setQuery({ tab: next }, { replace: true })] as const;
};

/** /mypage: the account and everything that belongs to it. */
export const MyPage = () => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { data: rooms } = useMyRooms();
  const [tab, setTab] = useTab();
  const title = formatMessage({ id: "myPage.title" });
  const tabs = MY_PAGE_TABS.map((id) => ({
    id,
    label: formatMessage({ id: `myPage.tab.${id}` }),
    ...(id === "cases" && rooms && { count: casesOf(rooms).length }),
  }));
  return (
    <SiteLayout padded>
      <PageMeta title={title} noindex />
      <Page>
        <Stack $gap={6}>
          <div>
            <Heading level={1} size={28}>
              {title}
            </Heading>
            <Text as={InlineFacts} $tone="muted">
              {[...new Set([displayNameOf(user), user?.username])].map((name) => (
                <span key={name}>{name}</span>
              ))}
            </Text>
          </div>
          <GoogleFailure messages={GOOGLE_FAILURES} fallback="myPage.google.failed" />
          <EmailNotice />
          <Tabs label={title} tabs={tabs} value={tab} onChange={setTab}>
            {tab === "overview" && <OverviewTab onShow={setTab} />}
            {tab === "cases" && <CasesTab />}
            {tab === "inquiries" && <InquiriesTab />}
            {tab === "ai" && <AiTab />}
            {tab === "notices" && <NoticeSettings />}
            {tab === "security" && <SecurityPanel />}
          </Tabs>
        </Stack>
      </Page>
      <OfficeChatButton />
    </SiteLayout>
  );
};
