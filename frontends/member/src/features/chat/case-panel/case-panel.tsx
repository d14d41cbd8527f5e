import type { ReactNode } from "react";
import type { ChatRoom } from "@legal/contracts";
import { color, space } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { CaseDeadlines } from "./case-deadlines.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseChecklist } from "./checklist/case-checklist.tsx";
import { PanelSection } from "./panel-section.tsx";
import { LazyCasePapers } from "./lazy-case-papers.tsx";
import { RoomFiles } from "./room-files.tsx";

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  & > * {
    padding-block: ${space(5)};
  }
  & > :first-child {
    padding-block-start: 0;
  }
  & > :last-child {
    padding-block-end: 0;
  }
  & > * + * {
    border-top: 1px solid ${color.hairline};
  }
`;

export interface CasePanelProps {
  room: ChatRoom;
  /** The reader is the room's customer. */
  own: boolean;
  /** What staff do about the case. */
  work?: ReactNode;
  /** What can be done with the room as a whole. */
  actions: ReactNode;
}

/** What both sides know of a case; above it what staff do about it. */
const CaseSections = ({ room, own, work }: Omit<CasePanelProps, "actions">) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {work}
      <LazyCasePapers room={room} forStaff={!own} />
      <CaseFacts room={room} own={own} />
      {own && <CaseDeadlines room={room} />}
      <PanelSection title={formatMessage({ id: "chat.checklist" })}>
        <CaseChecklist room={room} />
      </PanelSection>
    </>
  );
};

/** The case of a room, if it is the room of one, and the room's files, in sections one below the other. */
export const CasePanel = ({ actions, ...part }: CasePanelProps) => (
  <Sections>
    {part.room.packageType && <CaseSections {...part} />}
    <RoomFiles roomId={part.room.id} />
    {actions}
  </Sections>
);

export const usePanelTitle = ({ packageType }: ChatRoom): string => {
  const { formatMessage } = useIntl();
  return formatMessage({ id: packageType ? "chat.case" : "chat.files" });
};
