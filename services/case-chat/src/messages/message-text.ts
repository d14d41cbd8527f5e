import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { validationFailed } from "@legal/service-kit";

// Control characters other than tab and line breaks show nothing, and NUL cannot be stored.
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What a message says: the text as typed, or the standing sentence when it only carries a file. */
export const messageText = (content: string | null | undefined, hasFile: boolean): string => {
  const text = (content ?? "").replaceAll(/\r\n?/g, "\n").replaceAll(INVISIBLE, "").toWellFormed().trim();
  if (text !== "") return text;
  if (hasFile) return FILE_ONLY_CONTENT;
  throw validationFailed([{ path: "content", message: "content.required" }]);
};
