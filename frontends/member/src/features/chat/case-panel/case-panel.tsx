import type { ChatRoom } from "@legal/contracts";
import { color, space } from "@legal/ui";
import { styled } from "styled-components";
import { CaseFacts } from "./case-facts.tsx";

const Sections = styled.div`
  display: grid;
  align-content: start;

  & > * {
    padding-block: ${space(5)};
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
export const CasePanel = ({ room, own }: CasePanelProps) => (
  <Sections>
    <CaseFacts room={room} own={own} />
  </Sections>
);
