import { notFound } from "@legal/service-kit";
import { Conversation, type ConversationRecord } from "./conversation-model.ts";
import { ownedBy, type Owner } from "./owner.ts";

/** The owner's conversation; another's answers as an absent one. */
export const findConversation = async (id: string, owner: Owner | undefined): Promise<ConversationRecord> => {
  const found = owner && (await Conversation.findOne({ _id: id, ...ownedBy(owner) }).lean<ConversationRecord>());
  if (!found) throw notFound("conversation");
  return found;
};

export const findCurrent = async (serviceType: string, owner: Owner | undefined): Promise<ConversationRecord | null> =>
  owner
    ? Conversation.findOne({ ...ownedBy(owner), serviceType })
        .sort({ updatedAt: -1 })
        .lean<ConversationRecord>()
    : null;
