import type { ChatAnswer } from "@legal/contracts";
import type { Request, Response } from "express";
import type { RunningAnswer } from "./running-answer.ts";
import { clientDisconnected, streamAnswer } from "./stream-answer.ts";

export const wantsStream = (req: Request): boolean => req.headers.accept?.includes("text/event-stream") === true;

/** A refusal as an ordinary error; then a stream, or the whole answer when it is there. */
export const sendAnswer = async (answer: RunningAnswer, req: Request, res: Response): Promise<void> => {
  const refused = await answer.begun;
  if (refused && "failure" in refused) throw refused.failure;
  if (wantsStream(req)) return streamAnswer(answer, res);
  const leave = answer.follow(() => undefined);
  void clientDisconnected(res).then(leave);
  const outcome = await answer.finished;
  if ("failure" in outcome) throw outcome.failure;
  res.json(outcome.answer satisfies ChatAnswer);
};
