import { AppError } from "@legal/service-kit";
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { ModelSettings } from "./model-config.ts";
import { estimateTokens, TOOL_ROUNDS, type LanguageModel, type ModelRequest } from "./language-model.ts";
import { addPart, messagesOf, runCalls, withTools, type ToolCall, type ToolRound } from "./openai-tool-calls.ts";

/** Ends a request that stays silent for too long or takes too long as a whole. */
const watchTime = (settings: ModelSettings) => {
  const timeout = new AbortController();
  const expire = () => timeout.abort();
  const whole = setTimeout(expire, settings.AI_ANSWER_TIMEOUT_MS);
  let silence = setTimeout(expire, settings.AI_FIRST_TOKEN_TIMEOUT_MS);
  return {
    signal: timeout.signal,
    onChunk: (): void => {
      clearTimeout(silence);
      silence = setTimeout(expire, settings.AI_STALL_TIMEOUT_MS);
    },
    stop: (): void => {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
};

const retryAfterOf = (error: APIError): number => {
  const seconds = Number(error.headers?.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(Math.min(seconds, 3600)) : 10;
};

const asAppError = (error: unknown, timedOut: boolean): AppError => {
  if (error instanceof AppError && !timedOut) return error;
  if (timedOut || error instanceof APIConnectionTimeoutError)
    return new AppError(504, "AI_TIMEOUT", "the model did not answer in time", { cause: error });
  if (error instanceof APIError && error.status !== undefined) {
    const extras = { cause: error, retryAfterSeconds: retryAfterOf(error) };
    return new AppError(503, "AI_UNAVAILABLE", `the model's server answered ${error.status}`, extras);
  }
  if (error instanceof SyntaxError)
    return new AppError(502, "AI_ANSWER_UNUSABLE", "the model's server sent no JSON", { cause: error });
  const what = error instanceof APIConnectionError ? "is not reachable" : "broke off";
  return new AppError(503, "AI_UNAVAILABLE", `the model's server ${what}`, { cause: error, retryAfterSeconds: 10 });
};

/** What ends a text before its end. */
const CUT_OFF: readonly unknown[] = ["length", "content_filter"];
const cutOff = (): AppError => new AppError(502, "AI_ANSWER_UNUSABLE", "the model's answer was cut off");

const promptTokens = ({ system, turns }: ModelRequest): number =>
  estimateTokens(system) + turns.reduce((sum, { content }) => sum + estimateTokens(content), 0);

const createClient = (settings: ModelSettings): OpenAI => {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey } = settings;
  return new OpenAI({
    // Servers on one's own machine often want no key, the client always does.
    apiKey: apiKey ?? "none",
    ...(baseURL !== undefined && { baseURL }),
    timeout: settings.AI_ANSWER_TIMEOUT_MS,
    // A retry of its own could cost twice what was reserved.
    maxRetries: 0,
    // Its log would carry what people wrote.
    logLevel: "off",
  });
};

/** Whether nothing is billed: the server refused the request, or was not reached. */
const isFree = (error: unknown): boolean =>
  error instanceof APIError && !(error instanceof APIUserAbortError) && !(error instanceof APIConnectionTimeoutError);

interface ReadAnswer {
  /** What it asks for before it goes on. */
  calls: readonly ToolCall[];
  isBlank: boolean;
}

interface Asking {
  ask: () => PromiseLike<AsyncIterable<OpenAI.ChatCompletionChunk>>;
  onChunk: () => void;
}

/** The text of one answer, part by part; counts its tokens, those of the prompt as soon as it is sent. */
const readAnswer = async function* (
  request: ModelRequest,
  { ask, onChunk }: Asking,
): AsyncGenerator<string, ReadAnswer> {
  const { usage, maxTokens } = request;
  const before = usage.tokens;
  usage.tokens += promptTokens(request);
  const calls: ToolCall[] = [];
  let chunks = 0;
  let isBlank = true;
  let begun = false;
  let reason: string | undefined;
  const stream = await Promise.resolve(ask()).catch((error: unknown) => {
    if (isFree(error)) usage.tokens = before;
    throw error;
  });
  for await (const { choices, usage: reported } of stream) {
    onChunk();
    begun = true;
    if (reported) usage.tokens = before + reported.total_tokens;
    const [choice] = choices;
    reason = choice?.finish_reason ?? reason;
    for (const part of choice?.delta.tool_calls ?? []) addPart(calls, part);
    const text = choice?.delta.content ?? "";
    if (text === "") continue;
    chunks += 1;
    isBlank &&= text.trim() === "";
    if (!reported) usage.tokens += estimateTokens(text);
    yield text;
    // Each chunk is a token or more: a server that ignores the limit is not read further.
    if (chunks > maxTokens) throw cutOff();
  }
  if (!begun) throw new AppError(502, "AI_ANSWER_UNUSABLE", "the model's server sent no stream");
  if (!reason) throw new AppError(503, "AI_UNAVAILABLE", "the model's answer broke off");
  if (CUT_OFF.includes(reason)) throw cutOff();
  return { calls, isBlank };
};

type Request = ModelRequest & { json?: boolean };

/** Any OpenAI-compatible server. */
export const createOpenAiProvider = (settings: ModelSettings): LanguageModel => {
  const client = createClient(settings);
  const common = (request: Request) => ({
    model: settings.AI_MODEL,
    messages: messagesOf(request),
    [settings.AI_MAX_TOKENS_FIELD]: request.maxTokens,
    ...(request.json && { response_format: { type: "json_object" as const } }),
    stream: true as const,
    stream_options: { include_usage: true },
  });

  const read = async function* (request: Request, signal: AbortSignal, onChunk: () => void): AsyncGenerator<string> {
    const rounds: ToolRound[] = [];
    let isBlank = true;
    for (;;) {
      const body = { ...common(request), ...withTools(request, rounds) };
      const ask = () => client.chat.completions.create(body, { signal });
      const answer = yield* readAnswer(request, { ask, onChunk });
      isBlank &&= answer.isBlank;
      if (answer.calls.length === 0 || rounds.length === TOOL_ROUNDS) break;
      rounds.push(runCalls(answer.calls, request.tools ?? []));
    }
    if (isBlank) throw new AppError(502, "AI_ANSWER_UNUSABLE", "the model said nothing");
  };

  const write = async function* (request: Request): AsyncGenerator<string> {
    const time = watchTime(settings);
    try {
      yield* read(request, AbortSignal.any([request.signal, time.signal]), time.onChunk);
    } catch (error) {
      throw asAppError(error, time.signal.aborted);
    } finally {
      time.stop();
    }
  };

  const stream: LanguageModel["stream"] = async function* (request) {
    try {
      yield* write(request);
    } catch (error) {
      if (!request.signal.aborted) throw error;
    }
  };

  // Streamed too: so a long answer may take its time, and a server that stays silent is not waited for.
  const complete: LanguageModel["complete"] = async (request) => {
    let text = "";
    for await (const part of write(request)) text += part;
    return text;
  };

  return { stream, complete };
};
