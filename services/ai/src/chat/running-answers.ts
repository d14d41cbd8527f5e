import { createRunningAnswer, type RunningAnswer } from "./running-answer.ts";

/** The answers that this process is writing, by conversation; a browser stays on one replica. */
export interface RunningAnswers {
  start(conversationId: string): RunningAnswer;
  find(conversationId: string): RunningAnswer | undefined;
  /** Stops all; resolves when each is stored. */
  stopAll(): Promise<void>;
}

export const createRunningAnswers = (abandonedAfterMs: number): RunningAnswers => {
  const running = new Map<string, RunningAnswer>();
  const forgetAtEnd = async (conversationId: string, answer: RunningAnswer): Promise<void> => {
    await answer.finished;
    if (running.get(conversationId) === answer) running.delete(conversationId);
  };
  return {
    start: (conversationId) => {
      const answer = createRunningAnswer(abandonedAfterMs);
      running.set(conversationId, answer);
      void forgetAtEnd(conversationId, answer);
      return answer;
    },
    find: (conversationId) => running.get(conversationId),
    stopAll: async () => {
      const answers = [...running.values()];
      for (const answer of answers) answer.stop();
      await Promise.all(answers.map(({ finished }) => finished));
    },
  };
};
