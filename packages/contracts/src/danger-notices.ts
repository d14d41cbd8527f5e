import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { pageQuery } from "./page-query.ts";
import {
  acknowledgeDangerNoticeRoute,
  getDangerFactsRoute,
  listDangerNoticesRoute,
  reopenDangerNoticeRoute,
} from "./routes/danger-notices.ts";

/** The name is null for an account that is gone or not yet known here. */
const person = z.object({ id, name: z.string().nullable() });

/** A customer who wrote as a person in danger does; what they wrote is in the conversation with the assistant, or in the room. */
export const dangerNotice = z.object({
  id,
  customer: person,
  /** The customer's own id where they typed it for a recommendation, of which nothing is kept. */
  conversationId: id,
  /** Where it was written in a room; the conversation's id is the same then. */
  roomId: id.optional(),
  /** The first time, and the last before it was acknowledged. */
  createdAt: timestamp,
  lastAt: timestamp,
  acknowledgedBy: person.nullable(),
  acknowledgedAt: timestamp.nullable(),
  /** The customer's rooms, the one that was last written in first. */
  rooms: z.array(z.object({ id, serviceType: z.string(), caseNumber: z.string().optional() })),
});
export type DangerNotice = z.output<typeof dangerNotice>;

export const listDangerNoticesCall = defineCall(listDangerNoticesRoute, {
  access: "admin",
  summary: "Customers who wrote as a person in danger does, newest first; pages through X-Next-Cursor",
  query: pageQuery.extend({
    /** Only those that are not acknowledged. */
    open: z.enum(["true", "false"]).default("false"),
  }),
  response: z.array(dangerNotice),
});

export const acknowledgeDangerNoticeCall = defineCall(acknowledgeDangerNoticeRoute, {
  access: "admin",
  summary: "Says that the caller takes care of it; who said so first stays",
  params: idParams,
  response: dangerNotice,
});

export const reopenDangerNoticeCall = defineCall(reopenDangerNoticeRoute, {
  access: "admin",
  summary: "Takes back that the caller takes care of it; what a colleague said stays",
  params: idParams,
  response: dangerNotice,
});

/** What notifications asks just before it notifies staff: whether no one takes care of it yet. */
export const dangerFacts = z.object({
  userId: id,
  open: z.boolean(),
  /** Who handles the customer's open cases. */
  handlerIds: z.array(id),
});
export type DangerFacts = z.output<typeof dangerFacts>;

export const getDangerFactsCall = defineCall(getDangerFactsRoute, {
  access: "service",
  summary: "Whether a notice of a person in danger is open, and who handles their cases, or 404",
  params: idParams,
  response: dangerFacts,
});
