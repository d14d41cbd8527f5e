import { styled } from "styled-components";
import { color, radius } from "../theme/tokens.ts";

/** How far something is, of `max`; give it `aria-label`. */
export const ProgressBar = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.full};
  appearance: none;
  background: ${color.hairline};

  &::-webkit-progress-bar {
    background: ${color.hairline};
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;
