import type { Language } from "@legal/contracts/constants";
import type { ServiceId } from "../services.ts";
import type { ServiceContent } from "./service-content.ts";
import type { Frame, ServiceText } from "./service-text.ts";

/** What is written about one service in one language, a chunk of its own. */
export const loadServiceText = async (id: ServiceId, language: Language): Promise<ServiceText> => {
  const file: unknown = await import(/* webpackExclude: /frame\.ts$/ */ `./${language}/${id}.ts`);
  return (file as { text: ServiceText }).text;
};

const loadFrame = async (language: Language): Promise<Frame> => {
  const file: unknown = await import(`./${language}/frame.ts`);
  return (file as { frame: Frame }).frame;
};

/** The page of one service in one language, fetched together with what it needs. */
export const loadServiceContent = async (id: ServiceId, language: Language): Promise<ServiceContent> => {
  const [text, frame, { assemble }] = await Promise.all([
    loadServiceText(id, language),
    loadFrame(language),
    import("./service-content.ts"),
  ]);
  return assemble(id, language, text, frame);
};
