import type { Document } from "@legal/contracts";
import type { Answers } from "@legal/document-types";
import { useSession } from "@legal/web-kit";
import { useMemo } from "react";
import { useDocumentQuery, useMyDocumentsQuery } from "../../documents-api.ts";
import { distinct, peopleOf, type Person } from "./people-of.ts";

/** Parties of this paper and of the customer's newest other one. */
export const usePeople = (document: Document, answers: Answers): readonly Person[] => {
  const { user } = useSession();
  const own = user?.id === document.userId;
  const { data: mine } = useMyDocumentsQuery(undefined, { skip: !own });
  const other = mine?.find(({ id }) => id !== document.id);
  const { data: earlier } = useDocumentQuery(other?.id ?? "", { skip: !other });
  const earlierAnswers = earlier?.answers as Answers | undefined;
  return useMemo(
    () => distinct([...peopleOf(answers), ...(earlierAnswers ? peopleOf(earlierAnswers) : [])]),
    [answers, earlierAnswers],
  );
};
