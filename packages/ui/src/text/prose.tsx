import { styled } from "styled-components";
import { color, space, width } from "../theme/tokens.ts";

/** Long text at the reading width, with the list and heading spacing that plain elements lack. */
export const Prose = styled.div`
  max-width: ${width.reading};

  & > * + * {
    margin-block-start: ${space(4)};
  }
  & > h2,
  & > h3 {
    margin-block-start: ${space(9)};
  }
  ul,
  ol {
    padding-inline-start: ${space(5)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-block-start: ${space(1)};
  }
  li::marker {
    color: ${color.muted};
  }
`;
