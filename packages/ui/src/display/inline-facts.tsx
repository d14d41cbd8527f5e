import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";

/** Short facts beside each other with a dot between them. Where the line wraps, the dot is clipped instead of left hanging. */
export const InlineFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: ${space(-4)};
  clip-path: inset(0 0 0 ${space(4)});

  & > * {
    position: relative;
    min-width: 0;
    padding-inline-start: ${space(4)};
    overflow-wrap: anywhere;
  }
  & > *::before {
    content: "·";
    content: "·" / "";
    position: absolute;
    inset-inline-start: 0;
    width: ${space(4)};
    text-align: center;
  }
`;
