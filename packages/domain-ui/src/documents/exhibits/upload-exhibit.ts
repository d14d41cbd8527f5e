import type { ResponseOf } from "@legal/contracts/client";
import type { Language } from "@legal/contracts/constants";
import { uploadFileRoute } from "@legal/contracts/routes";
import { fetchWithReauth, toApiError, urlOf } from "@legal/web-kit";

interface Sender {
  language: Language;
  /** Whose page it is. */
  reader: string | undefined;
}

/**
 * Uploads a file as the conversation does; rejects with an `ApiError`. One that is the case's at once is not removed as
 * unsent while the list that it is in waits in this browser.
 */
export const uploadExhibit = async (
  file: File,
  { language, reader }: Sender,
  caseId?: string,
): Promise<ResponseOf<typeof uploadFileRoute>> => {
  const body = new FormData();
  body.append("file", file);
  const headers = { accept: "application/json", "accept-language": language };
  const init = { method: "POST", reader, headers, body };
  const address = location.origin + urlOf(uploadFileRoute) + (caseId ? `?chatRoomId=${caseId}` : "");
  const answer = await fetchWithReauth(address, init).catch(() => {
    throw toApiError(0, "", undefined);
  });
  const text = await answer.text();
  if (!answer.ok) throw toApiError(answer.status, text, answer);
  return JSON.parse(text) as ResponseOf<typeof uploadFileRoute>;
};

/** One after the other. */
export const uploadExhibits = async function* (
  files: readonly File[],
  sender: Sender,
  caseId: string,
): AsyncGenerator<ResponseOf<typeof uploadFileRoute>> {
  for (const file of files) yield await uploadExhibit(file, sender, caseId);
};
