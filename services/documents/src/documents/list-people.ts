import { distinctPeople, peopleOf, type Person } from "@legal/document-types";
import { PEOPLE_MAX } from "@legal/contracts/constants";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { answersOf } from "../record/stored-answers.ts";

const PAPERS_READ = 30;

type Source = Pick<DocumentRecord, "_id" | "userId" | "caseId">;

/** Parties of that customer's newest papers, each once, those of the newest paper first, and the papers that name them. */
export const listPeople = async (userId: string): Promise<{ people: Person[]; sources: Source[] }> => {
  const page = { sort: { createdAt: -1, _id: -1 }, limit: PAPERS_READ } as const;
  const fields = { userId: 1, caseId: 1, answers: 1 } as const;
  const papers = DocumentRow.find({ userId }, fields, page).lean<(Source & Pick<DocumentRecord, "answers">)[]>();
  let people: Person[] = [];
  const sources: Source[] = [];
  for await (const { answers, ...source } of papers.cursor()) {
    const named = peopleOf(answersOf(answers));
    if (named.length === 0) continue;
    sources.push(source);
    people = distinctPeople([...people, ...named]);
    if (people.length >= PEOPLE_MAX) break;
  }
  return { people: people.slice(0, PEOPLE_MAX), sources };
};
