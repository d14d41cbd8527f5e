import { css, styled } from "styled-components";
import { color, motion } from "../theme/tokens.ts";

/** The look of a text link, for router links too. */
export const linkStyle = css`
  color: ${color.accentText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: text-decoration-thickness ${motion.quick};

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export const Link = styled.a`
  ${linkStyle}
`;
