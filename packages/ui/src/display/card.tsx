import { css, styled } from "styled-components";
import { color, motion, radius, space } from "../theme/tokens.ts";

/** The look of a card, for router links too. */
export const cardStyle = css<{ $padding?: number }>`
  display: block;
  padding: ${({ $padding = 5 }) => space($padding)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  min-width: 0;
`;

/** For a card that is one link or button as a whole. */
export const interactiveCardStyle = css`
  ${cardStyle}
  color: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};

  &:hover {
    border-color: ${color.control};
  }
`;

export const Card = styled.div<{ $padding?: number }>`
  ${cardStyle}
`;
