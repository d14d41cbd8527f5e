/** Ids of the landing page's sections, in the order of the page; header, footer and other pages link to them. */
export const sections = {
  services: "services",
  how: "how",
  prices: "prices",
  faq: "faq",
  contact: "contact",
} as const;
