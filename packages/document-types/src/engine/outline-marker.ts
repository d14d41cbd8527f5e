type OutlineLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const CONSONANTS = "가나다라마바사아자차카타파하";
/** From one vowel to the next among composed syllables: ㅏ, ㅓ, ㅗ, ㅜ, ㅡ, ㅣ go 가, 거, 고, 구, 그, 기. */
const VOWELS = [0, 4, 8, 13, 18, 20];
const SYLLABLES_OF_A_VOWEL = 28;

/** 가 to 하, then 거, 너 … 허, 고 …: 행정업무의 운영 및 혁신에 관한 규정 시행규칙 제2조. */
const syllable = (ordinal: number): string | null => {
  const vowel = VOWELS[Math.floor((ordinal - 1) / CONSONANTS.length)];
  const first = CONSONANTS.codePointAt((ordinal - 1) % CONSONANTS.length);
  return vowel === undefined || first === undefined ? null : String.fromCodePoint(first + vowel * SYLLABLES_OF_A_VOWEL);
};

const circledNumber = (ordinal: number): string | null => {
  if (ordinal <= 20) return String.fromCodePoint(0x2460 + ordinal - 1);
  if (ordinal <= 35) return String.fromCodePoint(0x3251 + ordinal - 21);
  return ordinal <= 50 ? String.fromCodePoint(0x32b1 + ordinal - 36) : null;
};

const circledSyllable = (ordinal: number): string | null =>
  ordinal <= CONSONANTS.length ? String.fromCodePoint(0x326e + ordinal - 1) : null;

const MARKERS: Readonly<Record<OutlineLevel, (ordinal: number) => string | null>> = {
  1: (ordinal) => `${ordinal}.`,
  2: (ordinal) => `${syllable(ordinal) ?? ordinal}.`,
  3: (ordinal) => `${ordinal})`,
  4: (ordinal) => `${syllable(ordinal) ?? ordinal})`,
  5: (ordinal) => `(${ordinal})`,
  6: (ordinal) => `(${syllable(ordinal) ?? ordinal})`,
  7: circledNumber,
  8: circledSyllable,
};

/** What precedes a paragraph of a level: 1. 가. 1) 가) (1) (가) ① ㉮. Numbers are used where the letters end. */
export const outlineMarker = (level: OutlineLevel, ordinal: number): string =>
  MARKERS[level](ordinal) ?? `(${ordinal})`;
