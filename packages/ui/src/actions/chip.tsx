import { styled } from "styled-components";
import { color, fontSize, motion, radius, space, TARGET_SIZE } from "../theme/tokens.ts";

/** A filter as a button; `aria-pressed` says whether it is on, a `<span>` in it holds a count; an icon says what a press does. */
export const Chip = styled.button.attrs({ type: "button" })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(4)};
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  background: ${color.surface};
  font-size: ${fontSize[15]};
  font-weight: 600;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-pressed="true"] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  span {
    font-variant-numeric: tabular-nums;
    opacity: 0.8;
  }
`;
