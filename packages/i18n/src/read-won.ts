const SIGNS = /[\s,]|원|won|krw|₩|ウォン|韩元|韓元/gi;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** Groups of four digits: 조, 억, 만, and what is below. */
const GROUPS = /^(?:([^조兆]*)[조兆])?(?:([^억億亿]*)[억億亿])?(?:([^만万萬]*)[만万萬])?(.*)$/;
const GROUP_ZEROS = [12, 8, 4, 0];
const BELOW = /^(?:(\d?)[천千])?(?:(\d?)[백百])?(?:(\d?)[십十])?(\d*)$/;

const digit = (text: string | undefined): number => (text === undefined ? 0 : Number(text || 1));

/** `3천500` within a group. */
const below = (text: string): number => {
  const [matched, thousands, hundreds, tens, rest] = BELOW.exec(text) ?? [];
  if (matched === undefined) return Number.NaN;
  return digit(thousands) * 1000 + digit(hundreds) * 100 + digit(tens) * 10 + Number(rest);
};

/** `1.5` of 억 without a rounding error: the decimals count as part of the whole. */
const scaled = (text: string, zeros: number): number => {
  if (!PLAIN.test(text)) return (text === "" ? 1 : below(text)) * 10 ** zeros;
  const [whole = "", decimals = ""] = text.split(".");
  return decimals.length > zeros ? Number.NaN : Number(`${whole}${decimals}${"0".repeat(zeros - decimals.length)}`);
};

/**
 * Won as people type it: `30,000,000`, `3천만 원`, `1억 5,000만`, `５０万`. NaN where it is no amount, and where it could be
 * read in two ways: `1억 5천` is said for 1억 5천만.
 */
export const readWon = (text: string): number => {
  const compact = text.normalize("NFKC").replaceAll(SIGNS, "");
  if (compact === "" || PLAIN.test(compact)) return compact === "" ? Number.NaN : Number(compact);
  const [, ...groups] = GROUPS.exec(compact) ?? [];
  const [trillions, hundredMillions, tenThousands, rest = ""] = groups;
  const isAmbiguous = (trillions ?? hundredMillions) !== undefined && tenThousands === undefined && /\D/.test(rest);
  if (isAmbiguous || compact.startsWith("-")) return Number.NaN;
  return groups.reduce(
    (sum, group, index) =>
      group === undefined || (index === 3 && group === "") ? sum : sum + scaled(group, GROUP_ZEROS[index] ?? 0),
    0,
  );
};
