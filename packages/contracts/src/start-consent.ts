import { defineCall } from "./call.ts";
import { chatRoom } from "./chat-rooms.ts";
import { idParams } from "./ids.ts";
import { giveStartConsentRoute } from "./routes/start-consent.ts";

export const giveStartConsentCall = defineCall(giveStartConsentRoute, {
  access: "user",
  summary:
    "The customer's consent, given after the purchase, that the work on an open case starts at once; of a price by agreement, the request for that start, which gives up no withdrawal; it stays given",
  params: idParams,
  response: chatRoom,
});
