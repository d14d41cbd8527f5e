import { authMailRequested } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { requestMail } from "../requested-mails/request-mail.ts";

export const onAuthMailRequested = on(authMailRequested, (request, context) => requestMail("auth", request, context));
