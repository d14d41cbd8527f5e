/** What people and attackers repeat; each is its own run, and a run of two in turn. */
const RUNS: Readonly<Record<string, string>> = {
  digits: "1",
  zeros: "0",
  blanks: " ",
  "line breaks": "\n",
  hyphens: "-",
  commas: ",",
  "full stops": ".",
  Latin: "a",
  capitals: "A",
  Hangul: "가",
  Han: "一",
  kana: "の",
  brackets: "(",
  "angle brackets": "《",
  quotes: "'",
  "at signs": "@",
  "letters that grow when normalised": "\uFDFA",
};

/** What patterns of dates, money and law begin with and do not get to the end of. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  "words of letters": "ab ",
  names: "Ab ",
  "words of Hangul": "가나 ",
  numbers: "1 ",
  "numbers with commas": "1,",
  "numbers with hyphens": "1-",
  years: "1년",
  months: "월 ",
  "dates in Han": "1月",
  amounts: "1억 ",
  articles: "제1조",
  laws: "가법 ",
  "laws in full": "가나 및 다라에 관한 ",
  addresses: "a@a.",
  links: "http://",
  "tags that never end": "<a ",
  braces: "{a",
  "escaped signs": "\\(",
  "days ago": "어제 받",
};

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const runs = (length: number): [string, string][] =>
  Object.entries({ ...RUNS, ...BEGINNINGS }).map(([name, unit]) => [name, fill(unit, length)]);

/** A share of the first, the rest of the second, and an end that fits nothing. */
const mixtures = (length: number): [string, string][] =>
  ["digits", "Latin", "Hangul", "Han", "blanks", "commas", "capitals"].flatMap((first) =>
    ["blanks", "digits", "hyphens", "Hangul", "line breaks", "full stops"]
      .filter((second) => second !== first)
      .flatMap((second) =>
        [0.07, 0.5].map((share): [string, string] => {
          const before = Math.round(length * share);
          const text = fill(RUNS[first] ?? "", before) + fill(RUNS[second] ?? "", length - before - 1);
          return [`${before} ${first}, then ${second}`, `${text}x`];
        }),
      ),
  );

/** Named texts of the given length on which a pattern with two ways to read the same letters takes for ever. */
export const hostileTexts = (length: number): [name: string, text: string][] => [...runs(length), ...mixtures(length)];
