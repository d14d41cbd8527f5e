import { color, fontSize, space } from "@legal/ui";
import { styled } from "styled-components";

/** Names of facts, each above what it is. */
export const Facts = styled.dl`
  display: grid;
  font-size: ${fontSize[15]};

  dt {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd + dt {
    margin-block-start: ${space(3)};
  }
`;
