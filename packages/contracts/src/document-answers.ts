import { z } from "zod";
import { defineCall } from "./call.ts";
import { CHANGED_ANSWERS_MAX, PEOPLE_MAX } from "./constants/documents.ts";
import { answerPath, answerValue, document, documentAnswers, seenVersion } from "./document.ts";
import { idParams } from "./ids.ts";
import { changeAnswersRoute, listDocumentPeopleRoute } from "./routes/documents.ts";

/** Counted before any of them is read: tens of thousands of wrong keys would cost more than a refusal. */
const changedAnswers = z.preprocess(
  (given, context) => {
    if (typeof given !== "object" || given === null || Object.keys(given).length <= CHANGED_ANSWERS_MAX) return given;
    context.addIssue("answer.max");
    return z.NEVER;
  },
  z.record(answerPath, answerValue.nullable()),
);

export const changeAnswersCall = defineCall(changeAnswersRoute, {
  access: "user",
  summary:
    "Stores answers by path; null takes one away, an unchanged one is confirmed. With another version than the stored one: 409 DOCUMENT_CHANGED with the present document in `current` where one of these paths has another answer since, or where the change takes the document back into an earlier state. In a state that the caller may not edit: 409 DOCUMENT_LOCKED; in an ended case: 409 CASE_ENDED. A change of an answer takes back the approvals behind it",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    answers: changedAnswers,
  }),
  response: document,
});

export const listDocumentPeopleCall = defineCall(listDocumentPeopleRoute, {
  access: "user",
  summary:
    "Parties that the papers of this document's customer name, this one's too: each once, the newest paper's first; by path within the party",
  params: idParams,
  response: z.array(z.object({ name: z.string(), answers: documentAnswers })).max(PEOPLE_MAX),
});
