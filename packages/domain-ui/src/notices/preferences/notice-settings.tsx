import { Stack } from "@legal/ui";
import { Suspense } from "react";
import { NoticeTexts } from "../texts.ts";
import { CalendarCard } from "../calendar/calendar-card.tsx";
import { PushCard } from "../push/push-card.tsx";
import { StandInCard } from "../stand-in/stand-in-card.tsx";
import { ChannelsCard } from "./channels-card.tsx";

/** How notices reach the reader, a card for each matter. */
export const NoticeSettings = () => (
  <Suspense fallback={null}>
    <NoticeTexts>
      <Stack $gap={6}>
        <ChannelsCard />
        <StandInCard />
        <PushCard />
        <CalendarCard />
      </Stack>
    </NoticeTexts>
  </Suspense>
);
