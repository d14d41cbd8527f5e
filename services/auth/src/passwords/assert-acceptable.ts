import { validationFailed } from "@legal/service-kit";
import { isCommonPassword } from "./is-common-password.ts";

/** Throws VALIDATION_FAILED on `password` for one that is among the first guesses, or says whose it is. */
export const assertAcceptable = (password: string, ownNames: string[]): void => {
  if (isCommonPassword(password, ownNames)) throw validationFailed([{ path: "password", message: "password.common" }]);
};
