import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { layer, radius, shadow, space } from "../theme/tokens.ts";

/** Holds one round button over the page, at the bottom right; not on paper. */
export const FloatingCorner = styled.div`
  position: fixed;
  inset-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  inset-inline-end: ${space(4)};
  z-index: ${layer.floating};

  & > button {
    border-radius: ${radius.full};
    box-shadow: ${shadow.floating};
  }
  ${media.desk} {
    inset-block-end: ${space(6)};
    inset-inline-end: ${space(6)};
  }
  /* On a phone there is no room beside a focused field. */
  :root:has(input:focus, textarea:focus) & {
    visibility: hidden;

    ${media.tablet} {
      visibility: visible;
    }
  }
  /* What gets the focus stays above the button: its height, and room on both sides. */
  :root:has(&) {
    scroll-padding-block-end: ${space(22)};
  }
  ${media.low} {
    position: static;
    padding: ${space(4)};
    text-align: end;

    :root:has(&) {
      scroll-padding-block-end: 0;
    }
  }
  @media print {
    display: none;
  }
`;
