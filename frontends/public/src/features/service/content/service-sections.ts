/** Parts of a service's text in the order of the page; the table of contents is made of them. */
export const SERVICE_SECTIONS = [
  "deadlines",
  "overview",
  "features",
  "steps",
  "consult",
  "prepare",
  "questions",
] as const;
export type ServiceSection = (typeof SERVICE_SECTIONS)[number];
