import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { OpenSpan, SpanFacts, Tracer } from "./spans.ts";

interface TracerOptions {
  service: string;
  /** OTLP over HTTP: spans go to `<endpoint>/v1/traces`. */
  endpoint: string;
  /** Share of new traces that is kept. */
  ratio: number;
}

const SEND_EVERY_MS = 2000;
const SEND_TIMEOUT_MS = 3000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** https://www.w3.org/TR/trace-context/#traceparent-header, version 00 */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

const contextOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
};

const traceparentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
};

const present = (span: Span): OpenSpan => ({
  traceparent: traceparentOf(span),
  end: ({ name, attributes, failed = false } = {}) => {
    if (name !== undefined) span.updateName(name);
    if (attributes) span.setAttributes(attributes);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  },
});

/** Spans by the OpenTelemetry SDK, sent in batches; an unreachable collector costs the spans and nothing else. */
export const createOpenTelemetryTracer = ({ service, endpoint, ratio }: TracerOptions): Tracer => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.namespace": "legal" }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer(service);
  return {
    open: ({ name, kind, parent, attributes = {} }: SpanFacts) =>
      present(tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent))),
    stop: () => provider.shutdown(),
  };
};
