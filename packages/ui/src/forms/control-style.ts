import { css } from "styled-components";
import { color, fontSize, motion, radius, space, TARGET_SIZE } from "../theme/tokens.ts";

/** 16 px at least: a smaller font makes iOS zoom in on focus. */
export const controlStyle = css`
  width: 100%;
  min-height: ${TARGET_SIZE};
  padding: ${space(2.5)} ${space(3.5)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize[16]};
  line-height: 1.5;
  transition: border-color ${motion.quick};

  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:hover:not(:disabled, [aria-invalid="true"]) {
    border-color: ${color.ink};
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid="true"] {
    border-color: ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
