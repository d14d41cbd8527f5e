import { styled } from "styled-components";
import { color, radius } from "../theme/tokens.ts";

const LARGEST_SHOWN = 99;

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding-inline: 6px;
  border-radius: ${radius.full};
  background: ${color.danger};
  color: ${color.onDanger};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

/** Unread count: nothing at 0, "99+" above 99. `label` says what is counted. */
export const CountBadge = ({ count, label }: { count: number; label?: string }) =>
  count > 0 ? (
    <Root role={label ? "img" : undefined} aria-label={label}>
      {count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : count}
    </Root>
  ) : null;
