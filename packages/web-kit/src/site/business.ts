import { PLACEHOLDER_BUSINESS, type Business, type LocalizedBusiness } from "@legal/contracts/business";
import type { Language } from "@legal/contracts/constants";
import { createContext, useContext } from "react";
import { useLanguage } from "../language/use-language.ts";

declare const process: { env: { NODE_ENV?: string } };

/** In a build the page brings the operator, and the bundle no placeholders. */
const development = process.env.NODE_ENV === "production" ? ({} as LocalizedBusiness) : PLACEHOLDER_BUSINESS;

/** Who runs the site: the server's configuration says it. */
export const SiteBusiness = createContext<LocalizedBusiness>(development);

/** The operator in the reader's language, or in that of a text that has only one. */
export const useBusiness = (language?: Language): Business => {
  const { language: readers } = useLanguage();
  return useContext(SiteBusiness)[language ?? readers];
};
