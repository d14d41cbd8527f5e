import type { ReactNode } from "react";
import { Button, Heading, media, Row, space, Stack } from "@legal/ui";
import { ToolLinks } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { CaseGrid } from "../../cases/case-grid.tsx";
import { casesOf } from "../../cases/case-lists.ts";
import { NoCases } from "../../cases/no-cases.tsx";
import { RoomsState } from "../../cases/rooms-state.tsx";
import { AccountCard } from "./account-card.tsx";
import { RecentConversations } from "./ai/recent-conversations.tsx";
import { CaseCounts } from "./case-counts.tsx";
import { Consultations } from "./consultations.tsx";
import { PressingDeadlines } from "./pressing-deadlines.tsx";

const RECENT = 3;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  align-items: start;

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

interface PartProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

const Part = ({ title, action, children }: PartProps) => (
  <Stack as="section" $gap={3}>
    <Row $justify="space-between">
      <Heading level={2} size={18}>
        {title}
      </Heading>
      {action}
    </Row>
    {children}
  </Stack>
);

/** The latest of everything, and the account itself. */
export const OverviewTab = ({ onShow }: { onShow: (tab: "cases" | "ai") => void }) => (
  <Columns>
    <Stack $gap={10}>
      <PressingDeadlines />
      <Part
        title={<FormattedMessage id="myPage.recent" />}
        action={
          <Button variant="link" onClick={() => onShow("cases")}>
            <FormattedMessage id="myPage.recent.all" />
          </Button>
        }
      >
        <RoomsState rows={3}>
          {(rooms) => {
            const cases = casesOf(rooms);
            if (cases.length === 0) return <NoCases headingLevel={3} />;
            return (
              <Stack $gap={4}>
                <CaseCounts cases={cases} />
                <CaseGrid rooms={cases.slice(0, RECENT)} min="220px" />
              </Stack>
            );
          }}
        </RoomsState>
      </Part>
      <Part title={<FormattedMessage id="myPage.consultations" />}>
        <Consultations />
      </Part>
      <Part
        title={<FormattedMessage id="myPage.ai" />}
        action={
          <Button variant="link" onClick={() => onShow("ai")}>
            <FormattedMessage id="myPage.ai.all" />
          </Button>
        }
      >
        <RecentConversations />
      </Part>
      <ToolLinks />
    </Stack>
    <AccountCard />
  </Columns>
);
