import { Button, Icon, radius, shadow, space } from "@legal/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** Takes no room, so that the list stays where it is when a line comes or goes. */
export const ChangesPlace = styled.output`
  position: sticky;
  inset-block-start: 144px;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  height: 0;
`;

const Pill = styled(Button)`
  align-self: start;
  border-radius: ${radius.full};
  box-shadow: ${shadow.floating};
`;

interface ChangesPillProps {
  isBelow: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Brings a list that stays as it is up to date. */
export const ChangesPill = ({ isBelow, onClick, children }: ChangesPillProps) => (
  <Pill size="small" icon={<Icon of={isBelow ? ArrowDown : ArrowUp} size={16} />} onClick={onClick}>
    {children}
  </Pill>
);
