import type { ChatRoom } from "@legal/contracts";
import { Grid } from "@legal/ui";
import { CaseCard } from "./case-card.tsx";

interface CaseGridProps {
  rooms: readonly ChatRoom[];
  headingLevel?: 2 | 3;
  /** Narrowest card. */
  min?: string;
}

export const CaseGrid = ({ rooms, headingLevel = 3, min = "280px" }: CaseGridProps) => (
  <Grid as="ul" $min={min} $gap={3}>
    {rooms.map((room) => (
      <li key={room.id}>
        <CaseCard room={room} headingLevel={headingLevel} />
      </li>
    ))}
  </Grid>
);
