import { inquiryMailRequested } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { requestMail } from "../requested-mails/request-mail.ts";

export const onInquiryMailRequested = on(inquiryMailRequested, (request, context) =>
  requestMail("inquiry", request, context),
);
