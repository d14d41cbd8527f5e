import type { ChatRoom } from "@legal/contracts";
import { color, space } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { CaseFacts } from "./case-facts.tsx";
import { CaseChecklist } from "./checklist/case-checklist.tsx";
import { PanelSection } from "./panel-section.tsx";

const Sections = styled.div`
  display: grid;
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
}

/** What both sides know of a case, in sections one below the other. */
export const CasePanel = ({ room, own }: CasePanelProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sections>
      <CaseFacts room={room} own={own} />
      <PanelSection title={formatMessage({ id: "chat.checklist" })}>
        <CaseChecklist room={room} />
      </PanelSection>
    </Sections>
  );
};
