// jsdom has no encoder, fetch or Request of its own; Node's are the ones browsers agree with.
const { TextDecoder, TextEncoder } = require("node:util");
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { runInThisContext } = globalThis.process.getBuiltinModule("node:vm");
for (const name of ["fetch", "Request", "Response", "Headers", "ReadableStream"])
  globalThis[name] ??= runInThisContext(name);
// Node's Request refuses the abort signals of jsdom.
for (const name of ["AbortController", "AbortSignal"]) globalThis[name] = runInThisContext(name);
