import { z } from "zod";
import { LANGUAGES } from "./constants/language.ts";

export const languageSchema = z.enum(LANGUAGES);
