import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

export interface SeenSpan extends OtlpSpan {
  service: string | undefined;
}

const spansOf = ({ resourceSpans }: OtlpBody): SeenSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue;
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

/** A collector that takes traces by OTLP over HTTP and keeps them. */
export const startOtlpSink = async () => {
  const spans: SeenSpan[] = [];
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
    req.on("end", () => {
      if (req.url === "/v1/traces") spans.push(...spansOf(JSON.parse(body) as OtlpBody));
      res.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
