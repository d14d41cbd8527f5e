import { aiDataRead, autoAnswered, dangerReported } from "@legal/contracts";

/** Services whose queues exist before they start: someone in danger must reach the desk, however late it comes. */
export const eventRecipients = { "case-chat": [autoAnswered, dangerReported, aiDataRead] };
