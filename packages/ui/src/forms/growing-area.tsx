import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { fontSize, space } from "../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";

const MAX_HEIGHT = "min(40dvh, 220px)";

/** An invisible copy of the text gives the height, so that no script has to measure it. */
const Frame = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  max-height: ${MAX_HEIGHT};
  overflow: hidden;

  &::after {
    content: attr(data-value) " ";
    grid-area: 1 / 1;
    max-height: ${MAX_HEIGHT};
    padding: ${space(2.5)} ${space(3.5)};
    border: 1px solid transparent;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-size: ${fontSize[16]};
    line-height: 1.5;
    visibility: hidden;
  }
`;

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  grid-area: 1 / 1;
  min-width: 0;
  max-height: ${MAX_HEIGHT};
  resize: none;
  overflow-y: auto;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A text box as high as its text, up to a limit. */
export const GrowingArea = ({ value, ...props }: ComponentProps<"textarea"> & { value: string }) => (
  <Frame data-value={value}>
    <Area rows={1} value={value} {...props} />
  </Frame>
);
