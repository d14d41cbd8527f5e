import type { AiConversation } from "@legal/contracts";
import { privateKey, readStored, useSession, writeStored } from "@legal/web-kit";
import { storedSituation } from "@legal/web-kit/ai";
import { useState } from "react";
import { useLocation } from "react-router-dom";

const isSaid = (conversation: AiConversation | null, text: string) =>
  conversation?.messages.some(({ role, content }) => role === "user" && content === text.trim()) ?? false;

/** What the reader wrote for the recommendation that led here. */
export const useCarriedSituation = (): string => {
  const { user } = useSession();
  const { hash } = useLocation();
  return user && hash === "#consult" ? storedSituation(user.id) : "";
};

/**
 * What is typed and not yet said; it survives a reload in this browser. Whoever comes from a recommendation
 * finds here what they wrote there, and whoever has just signed in what they wrote before.
 */
export const useConsultDraft = (serviceId: string, conversation: AiConversation | null) => {
  const { user } = useSession();
  const carried = useCarriedSituation();
  const name = `consult:${serviceId}`;
  const key = privateKey(user?.id, name);
  const visitorKey = privateKey(undefined, name);
  const [draft, setDraft] = useState(() => {
    const unsaid = [readStored(key), readStored(visitorKey), carried].find(
      (text) => text && !isSaid(conversation, text),
    );
    return unsaid ?? "";
  });
  return {
    draft,
    /** The draft is what was written for the recommendation. */
    isCarried: draft !== "" && draft === carried,
    changeDraft: (text: string) => {
      setDraft(text);
      writeStored(visitorKey, null);
      writeStored(key, text || null);
    },
    /** Empties the box; the text is remembered until it is known to be stored. */
    hideDraft: () => setDraft(""),
    forgetDraft: () => {
      writeStored(visitorKey, null);
      writeStored(key, null);
    },
  };
};
