import { styled } from "styled-components";
import { color, fontSize, space } from "../theme/tokens.ts";

/** A line across the page about the connection; announced when it appears. */
export const StatusBar = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  background: ${color.warningTint};
  color: ${color.warning};
  font-size: ${fontSize[15]};
  font-weight: 600;
`;
