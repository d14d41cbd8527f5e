import { parseStored, privateKey, readStored, useSession, writeStored } from "@legal/web-kit";
import { useEffect } from "react";

const NAME = "inquiry";

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

const parse = (text: string | null): Record<string, string> =>
  Object.fromEntries(Object.entries(parseStored(text) ?? {}).filter(isText));

/** What is typed and not yet sent; it survives a reload in this browser, and a visitor finds it after the login. */
export const useInquiryDraft = (fillEmpty: (known: Record<string, string>) => void) => {
  const { user } = useSession();
  const key = privateKey(user?.id, NAME);
  const visitorKey = privateKey(undefined, NAME);

  useEffect(() => fillEmpty(parse(readStored(key) ?? readStored(visitorKey))), [key, visitorKey, fillEmpty]);

  const forgetDraft = () => {
    writeStored(visitorKey, null);
    writeStored(key, null);
  };
  const keepDraft = (form: HTMLFormElement) => {
    const typed = Object.fromEntries([...new FormData(form)].filter(isText).filter(([, value]) => value !== ""));
    forgetDraft();
    if (Object.keys(typed).length > 0) writeStored(key, JSON.stringify(typed));
  };
  return { keepDraft, forgetDraft };
};
