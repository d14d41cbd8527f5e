import type { ChatRoom, Message, User } from "@legal/contracts";
import { useLanguage } from "@legal/web-kit";
import { languageOfText } from "./language-of-text.ts";
import { useAiStatusQuery } from "./translate-api.ts";

/** Whether a translation is offered: of what others wrote in another language than the reader's, where there is a model. */
export const useTranslatable = (room: ChatRoom, user: User): ((message: Message) => boolean) => {
  const { language } = useLanguage();
  const { data } = useAiStatusQuery();
  return ({ senderId, sentByAdmin, content }) => {
    if (!data?.translation || senderId === user.id) return false;
    const written = languageOfText(content, sentByAdmin ? undefined : room.user?.language);
    return written !== undefined && written !== language;
  };
};
