/** Holidays, weekends and nights of a day are facts, so these tests run on one of their own: a Wednesday at noon in Seoul. */
const START = Date.parse("2026-11-25T12:00:00+09:00");

const { now } = Date;

/** A process that a test starts is given it in its environment. */
export const CLOCK_AHEAD_MS = Number(process.env["CLOCK_AHEAD_MS"] ?? START - now());

Date.now = () => now() + CLOCK_AHEAD_MS;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget) as Date,
});
