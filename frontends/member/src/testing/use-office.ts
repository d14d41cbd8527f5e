import { realtime } from "@legal/web-kit";
import { member } from "@legal/web-kit/testing";
import { provideBrowserParts } from "./browser-parts.ts";
import { openOffice, type Office } from "./office.ts";

/** An office for the tests of one file, open from the first to the last and as new before each. */
export const useOffice = (reader = member): Office => {
  const office = {} as Office;
  beforeAll(async () => {
    provideBrowserParts();
    Object.assign(office, await openOffice(reader));
    realtime.open(office.connect);
  });
  afterAll(() => office.close());
  beforeEach(() => {
    localStorage.clear();
    office.rooms.clear();
    office.instead.clear();
  });
  return office;
};
