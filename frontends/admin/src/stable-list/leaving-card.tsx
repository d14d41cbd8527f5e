import { Badge, Card, color, radius, space } from "@legal/ui";
import { useId, type ComponentProps, type ReactNode } from "react";
import { styled } from "styled-components";
import { useKeptHeight } from "./use-kept-height.ts";

const Root = styled(Card)<{ $leaving: boolean }>`
  position: relative;
  ${({ $leaving }) => $leaving && `border-style: dashed; background: ${color.sunken};`}
`;

/** On the card's edge, where it takes no room: the rows below stay where they are. */
const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${space(4)};
  transform: translateY(-50%);
  border: 1px solid ${color.hairline};
  border-radius: ${radius.full};
`;

/** On a row, which is positioned, why it is not as its list has it any more. */
export const LeavingMark = ({ id, children }: { id: string; children: ReactNode }) => (
  <Mark id={id}>
    <Badge>{children}</Badge>
  </Mark>
);

interface LeavingCardProps extends Omit<ComponentProps<typeof Card>, "as" | "ref"> {
  /** Why it does not belong to its list any more, though it is still shown there. */
  leaving: ReactNode;
}

/** A row of a list that stays, muted, when it leaves the list, until its reader asks for the list as it is. */
export const LeavingCard = ({ leaving, children, ...rest }: LeavingCardProps) => {
  const isLeaving = Boolean(leaving);
  const markId = useId();
  const card = useKeptHeight(isLeaving);
  return (
    <Root {...rest} ref={card} as="article" $leaving={isLeaving} aria-describedby={isLeaving ? markId : undefined}>
      {isLeaving && <LeavingMark id={markId}>{leaving}</LeavingMark>}
      {children}
    </Root>
  );
};
