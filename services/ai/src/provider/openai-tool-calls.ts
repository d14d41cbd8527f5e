import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import type { Tool } from "../computing/law-tools.ts";
import { TOOL_ROUNDS, type ModelRequest } from "./language-model.ts";

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it. */
  arguments: string;
}

/** What a model asked for at once, and what it got. */
export interface ToolRound {
  readonly calls: readonly ToolCall[];
  readonly results: readonly string[];
}

/** A stream sends a call in parts: its name first, then its arguments piece by piece. Some servers leave the index out. */
export interface ToolCallPart {
  index?: number;
  id?: string;
  function?: { name?: string; arguments?: string };
}

const MOST_CALLS = 8;
const MOST_ARGUMENTS = 4000;
const MOST_RESULT = 3000;

/** Without an index a new id begins the next call. */
const placeOf = (calls: readonly ToolCall[], { index, id }: ToolCallPart): number => {
  if (index !== undefined) return index;
  const known = id === undefined ? calls.length - 1 : calls.findIndex((call) => call?.id === id);
  return known < 0 ? calls.length : known;
};

/** Adds a part to the call it belongs to; more than a bounded number, or length, is left out. */
export const addPart = (calls: ToolCall[], part: ToolCallPart): void => {
  const { id, function: named } = part;
  const index = placeOf(calls, part);
  if (index < 0 || index >= MOST_CALLS) return;
  const call = (calls[index] ??= { id: "", name: "", arguments: "" });
  call.id ||= id ?? `call-${index}`;
  call.name ||= named?.name ?? "";
  call.arguments = (call.arguments + (named?.arguments ?? "")).slice(0, MOST_ARGUMENTS);
};

export const runCalls = (asked: readonly ToolCall[], tools: readonly Tool[]): ToolRound => {
  const calls = asked.filter(Boolean);
  const results = calls.map(({ name, arguments: given }) => {
    const tool = tools.find((one) => one.name === name);
    return (tool?.run(given) ?? JSON.stringify({ error: "TOOL_UNKNOWN" })).slice(0, MOST_RESULT);
  });
  return { calls, results };
};

export const messagesOf = ({ system, turns }: ModelRequest): ChatCompletionMessageParam[] => [
  { role: "system", content: system },
  ...turns.map(({ role, content }) => ({ role, content })),
];

const roundMessages = ({ calls, results }: ToolRound): ChatCompletionMessageParam[] => [
  {
    role: "assistant",
    content: null,
    tool_calls: calls.map(({ id, name, arguments: given }) => {
      return { id, type: "function", function: { name, arguments: given } };
    }),
  },
  ...calls.map(({ id }, index): ChatCompletionMessageParam => {
    return { role: "tool", tool_call_id: id, content: results[index] ?? "" };
  }),
];

const presentTool = ({ name, description, parameters }: Tool): ChatCompletionTool => ({
  type: "function",
  function: { name, description, parameters },
});

/** The part of a request that tools add; after the last round the model may only answer. */
export const withTools = (request: ModelRequest, rounds: readonly ToolRound[]) => {
  const { tools = [] } = request;
  if (tools.length === 0) return {};
  return {
    messages: [...messagesOf(request), ...rounds.flatMap(roundMessages)],
    tools: tools.map(presentTool),
    tool_choice: rounds.length === TOOL_ROUNDS ? ("none" as const) : ("auto" as const),
  };
};
