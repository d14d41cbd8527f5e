/** The services of the home page, in the order it shows them. */
export const SERVICE_IDS = [
  "certified-mail",
  "payment-order",
  "provisional-seizure",
  "provisional-disposition",
  "complaint",
  "answer-brief",
  "real-estate-auction",
  "movable-property-auction",
  "debt-seizure",
  "lease-registration",
  "property-disclosure",
  "debtor-registry",
  "divorce-lawsuit",
  "patent-lawsuit",
  "administrative-lawsuit",
  "criminal-defense",
  "inheritance-lawsuit",
  "labor-lawsuit",
] as const;

/** The home page's services and the four that only have a page of their own. */
export const ALL_SERVICE_IDS = [...SERVICE_IDS, "lawsuit", "objection", "seizure", "real-estate-seizure"] as const;

export type ServiceId = (typeof ALL_SERVICE_IDS)[number];

/** Labels a room that is a conversation with the office. It has a name, but no page, price or package. */
export const ADMIN_SUPPORT = "admin-support" as const;

const known: ReadonlySet<string> = new Set(ALL_SERVICE_IDS);

/** True for the 22 services; false for `admin-support`, which is only a label. */
export const isServiceId = (value: string): value is ServiceId => known.has(value);

/** Every service can be bought, those priced by agreement too: the case opens and the price is agreed in the room. */
export const isBuyable = (serviceId: string): serviceId is ServiceId => isServiceId(serviceId);
