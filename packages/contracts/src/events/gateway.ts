import { z } from "zod";
import { defineEvent } from "../event.ts";
import { seoulDate } from "../ids.ts";

export const siteVisited = defineEvent(
  "gateway.site-visited.v1",
  "A visitor opened the site for the first time that day; who it was is not in the event",
  z.object({ visitDate: seoulDate }),
  ({ visitDate }) => visitDate,
);
