import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import { namedDays } from "../src/cases/search/named-days.ts";
import { withIsoDates } from "../src/cases/search/with-iso-dates.ts";
import { packagesWith, servicesWith } from "../src/cases/search/services-with.ts";
import { extensionOf, safeFileName } from "../src/files/safe-file-name.ts";

it.each([
  ["a file's name", safeFileName],
  ["a file's ending", extensionOf],
  ["a date that is searched for", namedDays],
  ["a search with dates", withIsoDates],
  ["a service that is searched for", servicesWith],
  ["a package that is searched for", packagesWith],
])("reading %s takes no longer than its length", async (_what, read: (text: string) => unknown) => {
  expect(await tooSlowFor(read, hostileTexts(16_000))).toEqual([]);
});
