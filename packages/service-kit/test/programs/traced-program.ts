import { registerHooks } from "node:module";

let loaded = 0;
registerHooks({
  load: (url, context, nextLoad) => {
    // prom-client brings the API, which does nothing without an SDK.
    if (/\/node_modules\/@opentelemetry\/(?!api\/)/.test(url)) loaded += 1;
    return nextLoad(url, context);
  },
});
// Only now, so that every file that it loads is seen.
const { createLogger, inSpan, runService } = await import("../../src/index.ts");

const endpoint = process.env["ENDPOINT"];
await runService({
  logger: createLogger("traced", "info"),
  settings: { DRAIN_MS: 0, OTEL_TRACES_SAMPLER_ARG: 1, ...(endpoint && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) },
  start: async () => {
    await inSpan({ name: "work", kind: "server" }, async () => undefined);
    process.stdout.write(`files of the SDK: ${loaded}\n`);
    // What a server's socket does: the process lives until a signal ends it.
    const alive = setInterval(() => undefined, 1000);
    return { stop: async () => clearInterval(alive) };
  },
});
setImmediate(() => process.kill(process.pid, "SIGTERM"));
