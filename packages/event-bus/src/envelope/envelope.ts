import { z } from "zod";

/** What travels on the bus, as JSON. Readers take fields they do not know. */
export const envelope = z.object({
  id: z.uuid(),
  name: z.string(),
  /** ISO 8601 in UTC: when the change was recorded. */
  occurredAt: z.iso.datetime(),
  payload: z.unknown(),
  requestId: z.string().optional(),
  /** W3C trace context of the change; it travels in the message's header. */
  traceparent: z.string().optional(),
});
export type Envelope = z.output<typeof envelope>;

export const encode = ({ traceparent: _header, ...event }: Envelope): Buffer => Buffer.from(JSON.stringify(event));

/** Throws on bytes that are not JSON or not an envelope. */
export const decode = (content: Buffer): Envelope => envelope.parse(JSON.parse(content.toString("utf8")));
