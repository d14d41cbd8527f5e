import { requestedMail } from "@legal/contracts";

/** The kinds of requested mails that this release has words for. */
export const REQUESTED_KINDS = requestedMail.options.map(({ shape }) => shape.kind.value);
