import { isServiceId, serviceName } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { ConversationRecord } from "../conversations/conversation-model.ts";

/** The service's name, or what is stored for one that the catalogue no longer has. */
export const nameOfService = ({ serviceType }: ConversationRecord, language: Language): string =>
  isServiceId(serviceType) ? serviceName(serviceType, language) : serviceType;
