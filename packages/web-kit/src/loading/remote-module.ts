import type { ComponentType } from "react";
import type { Language } from "@legal/contracts/constants";
import type { Messages } from "../language/catalogue-loader.ts";

/** What every remote exposes as `./remote`, under the name `remote`. */
export interface RemoteModule {
  /** Where its routes hang, "/" for most. */
  basename: string;
  /** Its `<Routes>`, with absolute paths. */
  Routes: ComponentType;
  /** Fetches the page of an address, and what it shows in that language, ahead of its rendering. */
  preload?: (pathname: string, language: Language) => Promise<unknown>;
  /** Begins to send what that user wrote and could not send before the page was opened. */
  sendLeftovers?: (userId: string) => void;
  loadMessages: (language: Language) => Promise<Messages>;
}
