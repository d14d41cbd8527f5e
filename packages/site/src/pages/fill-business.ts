import type { BusinessFact, Language, LocalizedBusiness } from "@legal/contracts";

const PLACE = /__BUSINESS_([a-z]{2})_([A-Za-z]+)__/g;
const STRUCTURED_DATA = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const inHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const inJson = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll("<", String.raw`\u003c`);

/** Puts the operator's facts into a prerendered page, where `__BUSINESS_<language>_<fact>__` stands for each. */
export const fillBusiness = (html: string, business: LocalizedBusiness): string => {
  const fill = (part: string, escape: (text: string) => string) =>
    part.replaceAll(PLACE, (_, language: Language, fact: BusinessFact) => escape(business[language][fact]));
  const withFacts = html.replaceAll(
    STRUCTURED_DATA,
    (_, start: string, json: string, end: string) => start + fill(json, inJson) + end,
  );
  return fill(withFacts, inHtml);
};
