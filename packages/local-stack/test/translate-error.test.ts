import { translateError, translateState } from "../src/mongo-gateway/translate-error.ts";

const OUT_OF_DISK_SPACE = 14031;
const failure = (code: string) =>
  Object.assign(new Error('could not extend file "base/5/2619": No space left on device'), { code });

describe("a database without room on its disk", () => {
  it.each([false, true])(
    "says so, and not that the command is at fault or its fate unknown (in a transaction: %s)",
    (inTransaction) => {
      for (const state of ["53100", "58030"]) {
        const error = translateError(failure(state), inTransaction);
        expect(error).toMatchObject({ code: OUT_OF_DISK_SPACE, labels: [] });
        expect(error.message).toContain("No space left on device");
        expect(translateState(state, "no room", inTransaction).code).toBe(OUT_OF_DISK_SPACE);
      }
    },
  );
});
