import { color, fontSize } from "@legal/ui";
import { styled } from "styled-components";

/** What is there on a tap, below what matters now. */
export const Collapsible = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.muted};
    font-size: ${fontSize[15]};
    cursor: pointer;
  }
`;
