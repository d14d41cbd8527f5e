import { z } from "zod";
import { defineEvent } from "../event.ts";
import { id } from "../ids.ts";

export const inboxChanged = defineEvent(
  "notifications.inbox-changed.v1",
  "A person's inbox has another unread notice, or fewer: their open screens fetch it",
  z.object({ userId: id }),
  ({ userId }) => userId,
);
