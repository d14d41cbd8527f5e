import mongoose from "mongoose";

/** How an event lies in a collection; its id is the row's. */
export const ENVELOPE_FIELDS = {
  _id: String,
  name: String,
  occurredAt: String,
  payload: mongoose.Schema.Types.Mixed,
  requestId: String,
  traceparent: String,
};

/** How long events, and the memory of having handled them, are kept: both must reach equally far back. */
export const EVENTS_KEPT_SECONDS = 14 * 86_400;
