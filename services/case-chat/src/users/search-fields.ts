import { bigramsOf } from "@legal/service-kit";
import { customerWordsOf } from "./customer-words.ts";
import type { UserRecord } from "./user-model.ts";

type Names = Pick<UserRecord, "username" | "email" | "firstName" | "lastName" | "displayName" | "phone">;

/** By what the desk's search finds an account. */
export const searchFieldsOf = (names: Names): Required<Pick<UserRecord, "words" | "letterPairs">> => {
  const words = customerWordsOf(names);
  return { words, letterPairs: bigramsOf(words) };
};
