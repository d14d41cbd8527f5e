import type { AiConversation } from "@legal/contracts";
import { privateKey, readStored, useSession, writeStored } from "@legal/web-kit";
import { storedSituation } from "@legal/domain-ui/assistant";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { PendingTurn } from "./use-unsent-turn.ts";

type Asked = [conversation: AiConversation | null, pending: PendingTurn | undefined];

const isSent = (text: string, [conversation, pending]: Asked) => {
  const asked = conversation?.messages.filter(({ role }) => role === "user") ?? [];
  return [...asked, pending].some((one) => one?.content === text.trim());
};

/** The situation entered for the recommendation, or into the finder, that led here. */
export const useCarriedSituation = (): string => {
  const { user } = useSession();
  const { hash } = useLocation();
  return hash === "#consult" ? storedSituation(user?.id) : "";
};

/**
 * Typed and not yet sent text; it survives a reload in this browser. It starts with the text of the recommendation that
 * led here, or with what was typed before a login.
 */
export const useConsultDraft = (serviceId: string, ...asked: Asked) => {
  const { user } = useSession();
  const carried = useCarriedSituation();
  const name = `consult:${serviceId}`;
  const key = privateKey(user?.id, name);
  const visitorKey = privateKey(undefined, name);
  const [draft, setDraft] = useState(() => {
    const unsent = [readStored(key), readStored(visitorKey), carried].find((text) => text && !isSent(text, asked));
    return unsent ?? "";
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
  };
};
