import { says, startModelServer } from "@legal/test-kit/model-server";

/** An OpenAI-compatible server that connects the sentences it is given: it says what they say. */
export const startProseModel = async () => {
  const { url, behave, close } = await startModelServer();
  behave((call, res) => {
    const { sentences } = JSON.parse(call.messages.at(-1)?.content ?? "") as { sentences: string[] };
    const connected = sentences.map((sentence) => sentence.replace("그런데도", "그럼에도"));
    return says(JSON.stringify({ sentences: connected }))(call, res);
  });
  return { env: { AI_BASE_URL: url, AI_API_KEY: "test" }, close };
};

export type ProseModel = Awaited<ReturnType<typeof startProseModel>>;
