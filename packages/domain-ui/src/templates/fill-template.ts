import { isTemplateVariable } from "@legal/contracts/constants";
import type { TemplateValues } from "./case-values.ts";

const VARIABLE = /\{([a-zA-Z]+)\}/g;

/** The text with every variable that has a value; the others stay as they are written, in sight. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replaceAll(VARIABLE, (written, name: string) => (isTemplateVariable(name) && values[name]) || written);

/** The variables left in a text, each once, as they are written. */
export const unfilledIn = (text: string): string[] => [...new Set(text.match(VARIABLE))];
