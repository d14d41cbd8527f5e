import type { Language } from "@legal/contracts/constants";
import { useSetLanguageMutation } from "../session/session-api.ts";
import { useSession } from "../session/use-session.ts";
import { languageStored } from "../preferences/preferences-slice.ts";
import { storeLanguage } from "../preferences/stored-preferences.ts";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";
import { selectLanguage } from "../preferences/select-language.ts";

/** The language of the page and how to change it: remembered in this browser, and in the account of the signed-in user. */
export const useLanguage = () => {
  const language = useAppSelector((state) => selectLanguage(state.preferences));
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [saveToAccount] = useSetLanguageMutation();

  /** What went wrong with the account, whose language comes before the browser's; undefined where all is well. */
  const setLanguage = async (next: Language): Promise<unknown> => {
    storeLanguage(next);
    dispatch(languageStored(next));
    return user ? (await saveToAccount({ language: next })).error : undefined;
  };
  return { language, setLanguage };
};
