import { distinctPeople, peopleOf, type Person } from "@legal/document-types";
import { PEOPLE_MAX } from "@legal/contracts/constants";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { answersOf } from "../record/stored-answers.ts";

const PAPERS_READ = 30;

/** Parties of that customer's newest papers, each once, those of the newest paper first. */
export const listPeople = async (userId: string): Promise<Person[]> => {
  const page = { sort: { createdAt: -1, _id: -1 }, limit: PAPERS_READ } as const;
  const papers = DocumentRow.find({ userId }, { answers: 1 }, page).lean<Pick<DocumentRecord, "answers">[]>().cursor();
  let people: Person[] = [];
  for await (const { answers } of papers) {
    people = distinctPeople([...people, ...peopleOf(answersOf(answers))]);
    if (people.length >= PEOPLE_MAX) break;
  }
  return people.slice(0, PEOPLE_MAX);
};
