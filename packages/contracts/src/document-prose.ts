import { z } from "zod";
import { defineCall } from "./call.ts";
import { ANSWER_TEXT_MAX, PROSE_SENTENCE_MAX, PROSE_SENTENCES_MAX } from "./constants/documents.ts";
import { answerPath, document, seenVersion } from "./document.ts";
import { id, idParams } from "./ids.ts";
import { approveProseRoute, composeProseRoute, draftProseRoute } from "./routes/document-prose.ts";

export const draftProseCall = defineCall(draftProseRoute, {
  access: "user",
  summary:
    "Writes the sentences of a prose question from the answers, by a model where one answers in time and says nothing else than they do, otherwise by rules. They wait in `prose` until the customer has approved each. While answers that they need are missing: 409 DOCUMENT_NOT_READY",
  params: idParams,
  body: z.strictObject({ version: seenVersion, path: answerPath }),
  response: document,
});

export const approveProseCall = defineCall(approveProseRoute, {
  access: "user",
  summary:
    "The customer's approval of one sentence, named by its text, or its withdrawal; 403 for staff, 404 for a sentence that is not there. A change of the answers behind it voids it",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    path: answerPath,
    sentence: z.string().min(1, "invalid").max(ANSWER_TEXT_MAX, "answer.max"),
    approved: z.boolean(),
  }),
  response: document,
});

const sentence = z.string().trim().min(1).max(PROSE_SENTENCE_MAX);
export const composedProse = z.object({ sentences: z.array(sentence).min(1).max(PROSE_SENTENCES_MAX) });

export const composeProseCall = defineCall(composeProseRoute, {
  access: "service",
  summary:
    "Sentences of a paper rewritten as connected prose that says the same amounts, dates, numbers and names and no others; 502 AI_ANSWER_UNUSABLE where the model's do not, 503 without a model",
  body: z.strictObject({
    /** Whose budget it is. */
    payerId: id,
    paper: z.string().max(100),
    sentences: z.array(z.string().min(1).max(ANSWER_TEXT_MAX)).min(1).max(PROSE_SENTENCES_MAX),
    maxSentences: z.number().int().min(1).max(PROSE_SENTENCES_MAX),
  }),
  response: composedProse,
});
