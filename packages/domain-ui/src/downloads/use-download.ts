import { fetchWithReauth, toApiError, useLanguage, useSession } from "@legal/web-kit";
import { saveFile } from "@legal/web-kit/files";

/**
 * Saves the file at a path of the site, under this name where the answer gives none. Fetched rather than linked, so that the
 * password can be asked for and an error shows where the button is. Throws an `ApiError` where the server refuses, and what
 * `fetch` throws.
 */
export const useDownload = () => {
  const { language } = useLanguage();
  const { user } = useSession();
  return async (path: string, name: string): Promise<void> => {
    const headers = { "accept-language": language };
    const answer = await fetchWithReauth(new URL(path, location.origin).href, { reader: user?.id, headers });
    if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
    await saveFile(answer, name);
  };
};
