import { plainText } from "@legal/contracts";
import { FILE_ONLY_CONTENT, isVisible } from "@legal/contracts/constants";
import { validationFailed } from "@legal/service-kit";

/** The text of a message: as typed, or the fixed sentence when it only carries a file. */
export const messageText = (content: string | null | undefined, hasFile: boolean): string => {
  const text = plainText(content ?? "");
  if (isVisible(text)) return text;
  if (hasFile) return FILE_ONLY_CONTENT;
  throw validationFailed([{ path: "content", message: "content.required" }]);
};
