import { styled } from "styled-components";
import { color, layer, radius, space } from "../theme/tokens.ts";

/** First focusable thing of the page: `<SkipLink href="#main">`. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
