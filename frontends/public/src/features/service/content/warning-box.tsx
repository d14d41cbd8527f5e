import { color, radius, space } from "@legal/ui";
import { styled } from "styled-components";

type Tone = "danger" | "warning";

/** What must not be overlooked, tinted and with a bar at its start. */
export const WarningBox = styled.div<{ $tone: Tone }>`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border-inline-start: 4px solid ${({ $tone }) => color[$tone]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => color[`${$tone}Tint`]};
`;

/** One entry of it: an icon, and what it says. */
export const WarningEntry = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};

  svg {
    margin-block-start: 0.2em;
    color: ${({ $tone }) => color[$tone]};
  }
`;
