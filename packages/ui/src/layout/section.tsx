import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { color, space } from "../theme/tokens.ts";

/** One band of a page with the page's vertical rhythm; `$tone="sunken"` sets it off from the paper. */
export const Section = styled.section<{ $tone?: "plain" | "sunken" }>`
  padding-block: ${space(12)};
  background: ${({ $tone }) => ($tone === "sunken" ? color.sunken : "transparent")};

  ${media.desk} {
    padding-block: ${space(20)};
  }
`;
