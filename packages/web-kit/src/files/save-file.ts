import { saveBlob } from "./save-blob.ts";

const nameIn = (disposition: string | null): string | undefined => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "") ?? [];
  const [, quoted] = /filename="([^"]+)"/i.exec(disposition ?? "") ?? [];
  return encoded ? decodeURIComponent(encoded) : quoted;
};

/** Hands what an answer holds to the browser as a download, under the name that the server gave it. */
export const saveFile = async (answer: Response, fallbackName: string): Promise<void> => {
  saveBlob(await answer.blob(), nameIn(answer.headers.get("content-disposition")) ?? fallbackName);
};
