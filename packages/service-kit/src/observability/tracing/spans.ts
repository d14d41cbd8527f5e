import { currentTraceparent, withTraceparent } from "../request-context.ts";

type Attributes = Record<string, string | number>;

export interface SpanFacts {
  /** Never a path with ids or a text that a person typed. */
  name: string;
  kind: "server" | "client" | "consumer";
  /** The span that caused this one; the running one by default. */
  parent?: string | undefined;
  attributes?: Attributes;
}

interface SpanEnd {
  /** Instead of the first name, once more is known. */
  name?: string;
  attributes?: Attributes;
  failed?: boolean;
}

export interface OpenSpan {
  /** What the next process continues, as W3C Trace Context has it. */
  traceparent: string;
  end(facts?: SpanEnd): void;
}

export interface Tracer {
  open(facts: SpanFacts): OpenSpan;
  /** Sends what has not left yet. */
  stop(): Promise<void>;
}

let tracer: Tracer | undefined;

export const installTracer = (chosen: Tracer | undefined): void => {
  tracer = chosen;
};

/** Begins a span; undefined, and no work at all, while nothing is traced. */
export const openSpan = (facts: SpanFacts): OpenSpan | undefined =>
  tracer?.open({ ...facts, parent: facts.parent ?? currentTraceparent() });

/** Runs `work` inside a span; a rejection marks it as failed. */
export const inSpan = async <T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> => {
  const span = openSpan(facts);
  if (!span) return work();
  let failed = true;
  try {
    const result = await withTraceparent(span.traceparent, work);
    failed = false;
    return result;
  } finally {
    span.end({ failed });
  }
};
