import { begin, finish, chunk, says, startModelServer } from "@legal/test-kit/model-server";

interface Script {
  /** What it answers to a recommendation. */
  recommendation: object;
  /** The chunks of an answer in a conversation; the last one waits while the model is held. */
  answer: readonly string[];
}

/** An OpenAI-compatible server with prepared answers. */
export const startLanguageModel = async ({ recommendation, answer }: Script) => {
  const { url, behave, close } = await startModelServer();
  const recommend = says(JSON.stringify(recommendation));
  let held = Promise.resolve();
  let release = () => {};
  behave(async (call, res) => {
    if (call.response_format) return recommend(call, res);
    begin(res);
    for (const content of answer.slice(0, -1)) chunk(res, content);
    await held;
    chunk(res, answer.at(-1) ?? "");
    finish(res, 100);
  });
  return {
    url,
    /** Holds the last chunk of each answer until `release`. */
    hold: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
    close,
  };
};

export type LanguageModel = Awaited<ReturnType<typeof startLanguageModel>>;
