/** A text as addresses are compared in it, however they are set. */
export const compact = (text: string): string => text.normalize("NFKC").replaceAll(/[\s,.]/g, "");

const STREET = /[가-힣a-z\d·]+(?:로|길|동|리|가)\s*\d+(?:-\d+)?/i;

/** What an address is looked for by: its street or village with the number, else the whole of it. */
export const placesOf = (address: string): string[] =>
  [compact(STREET.exec(address.normalize("NFKC"))?.[0] ?? address)].filter((place) => place !== "");

/** Whether a compact text names the place, and not one whose number only begins with it. */
export const namesPlace = (text: string, place: string): boolean => {
  for (let at = text.indexOf(place); at >= 0; at = text.indexOf(place, at + 1))
    if (!/^\d/.test(text.slice(at + place.length, at + place.length + 1))) return true;
  return false;
};
