import type { TestHttp } from "@legal/test-kit";
import { startModelServer, type ModelServer } from "@legal/test-kit/model-server";
import { assistantFor } from "./assistant-for.ts";
import { aiUnderTest } from "./support.ts";

/** The service whose assistant asks a model server; each test begins without calls of the one before. */
export const aiWithModel = () => {
  const ai = aiUnderTest();
  let model: ModelServer;
  let http: TestHttp;
  beforeAll(async () => {
    model = await startModelServer();
    http = await ai.start({ assistant: assistantFor(model.url) });
  });
  afterAll(() => model.close());
  beforeEach(() => {
    model.calls.length = 0;
  });
  return {
    start: ai.start,
    get model() {
      return model;
    },
    get http() {
      return http;
    },
  };
};
