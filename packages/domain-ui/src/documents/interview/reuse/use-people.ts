import type { Document } from "@legal/contracts";
import { distinctPeople, peopleOf, type Answers, type Person } from "@legal/document-types";
import { useMemo } from "react";
import { useDocumentPeopleQuery } from "../../answers-api.ts";

/** Parties of this paper, as they are typed, and of the customer's other ones; for staff too. */
export const usePeople = ({ id }: Document, answers: Answers): readonly Person[] => {
  const { data: earlier } = useDocumentPeopleQuery(id);
  return useMemo(
    () => distinctPeople([...peopleOf(answers), ...((earlier ?? []) as readonly Person[])]),
    [answers, earlier],
  );
};
