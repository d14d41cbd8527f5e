import type { Document } from "@legal/contracts";
import { questionAt, type DocumentType } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { useSession, useToast } from "@legal/web-kit";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { useQuestionTexts } from "../answers/use-document-type.ts";

const NAMED_MAX = 3;

/** Answers that another person gave since. */
const changedByOthers = (before: Document, now: Document, ownId: string | undefined): [string, "user" | "admin"][] =>
  Object.entries(now.answerFacts).flatMap(([path, { by, side, at }]): [string, "user" | "admin"][] =>
    by !== null && side !== null && by !== ownId && before.answerFacts[path]?.at !== at ? [[path, side]] : [],
  );

/** The same of exhibits. */
const exhibitsByOther = (before: Document, now: Document, ownId: string | undefined): "user" | "admin" | null => {
  const { exhibitFacts: facts } = now;
  return facts && facts.by !== ownId && facts.at !== before.exhibitFacts?.at ? facts.side : null;
};

/** Says who changed which answers and exhibits while the reader has the document open. */
export const useChangeToast = (document: Document, type: DocumentType) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const texts = useQuestionTexts();
  const seen = useRef(document);
  const look = useEffectEvent((now: Document) => {
    const changed = changedByOthers(seen.current, now, user?.id);
    const exhibits = exhibitsByOther(seen.current, now, user?.id);
    seen.current = now;
    const side = changed[0]?.[1] ?? exhibits;
    if (!side) return;
    const names = [...new Set(changed.map(([path]) => path))].flatMap((path) => {
      const question = questionAt(type, path);
      return question ? [questionLabel(question, texts)] : [];
    });
    if (exhibits) names.unshift(formatMessage({ id: "documents.step.exhibits" }));
    const more = names.length - NAMED_MAX;
    toast({
      title: formatMessage({ id: `documents.news.${side}` }),
      description: [...new Set(names)].slice(0, NAMED_MAX).join(", ") + (more > 0 ? ` +${more}` : ""),
    });
  });
  useEffect(() => look(document), [document]);
};
