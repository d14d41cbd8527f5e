import type { ServiceId } from "../service-ids.ts";

/** Everyday phrases per service, separated by commas: what people type who do not know the legal term. */
export type SearchWords = Readonly<Record<ServiceId, string>>;
