import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { space, width } from "../theme/tokens.ts";

/** Centres content at the content width (or `$narrow` for forms and reading) with side gutters. */
export const Page = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? "760px" : width.content)} + ${space(10)});
  margin-inline: auto;
  padding-inline: ${space(5)};

  ${media.desk} {
    padding-inline: ${space(5)};
  }
`;
