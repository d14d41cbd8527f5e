import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { fontSize, layer, radius, shadow, space } from "../theme/tokens.ts";

/** Holds one round button over the page, at the bottom right; not on paper. */
export const FloatingCorner = styled.div`
  position: fixed;
  inset-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  inset-inline-end: ${space(4)};
  z-index: ${layer.floating};

  /* On a phone the words are below the icon: what is centred in the page stays free. */
  & > button {
    flex-direction: column;
    gap: ${space(0.5)};
    max-width: 96px;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.card};
    box-shadow: ${shadow.floating};
    font-size: ${fontSize[13]};

    & > [role="img"] {
      position: absolute;
      inset-block-start: ${space(-2)};
      inset-inline-end: ${space(-1)};
    }
  }
  ${media.tablet} {
    & > button {
      flex-direction: row;
      gap: ${space(2)};
      max-width: none;
      padding: ${space(1)} ${space(5)};
      border-radius: ${radius.full};
      font-size: ${fontSize[16]};

      & > [role="img"] {
        position: static;
      }
    }
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
