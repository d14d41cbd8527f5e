import { wonIn } from "../reading/won-in.ts";
import { exactParts } from "../translate/exact-parts.ts";
import { namesIn } from "../translate/names.ts";

/** Counted in words: 삼 개월, 두 번, 이십 퍼센트. */
const COUNTED =
  /(?:[일이삼사오육칠팔구십백천만억조]{1,12}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:개월|년간|년|일간|퍼센트|프로|명|회|차례|번|달|배)(?![가-힣]{2})/gu;
/** ㈜한빛, 주식회사 한빛, 한빛 주식회사, 한빛은행. */
const COMPANY =
  /(?:㈜|\(주\)|(?:주식|유한|합자|합명)회사)\s?[가-힣A-Za-z0-9]{2,20}|[가-힣A-Za-z0-9]{2,20}\s?(?:㈜|\(주\)|(?:주식|유한)회사)|[가-힣]{2,10}(?:은행|병원|법원|경찰서|검찰청|대학교)/gu;
const SURNAMES =
  "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함";
/** A word of three letters that could be a person, before a particle. */
const PERSON = new RegExp(
  `(?<![가-힣])([${SURNAMES}][가-힣]{2})(?=(?:은|는|이|가|을|를|과|와|의|에게|에게서|으로부터|로부터|로서)(?![가-힣]))`,
  "gu",
);
/** Words of claims that only look like names. */
const WORDS = new Set(
  "채권자 채무자 원고들 피고인 임대인 임차인 임대차 임차권 임대료 이자율 이행기 이행일 이의를 지급일 지급기 지연금 손해금 손해액 원리금 원금액 변제금 변제기 계약금 계약서 차용금 차용증 차임액 공사비 공사금 주채무 주소지 전세금 보증금 양수금 양도인 양수인 배상금 배상액 이사비 이체금 이후의 이전의 정산금 정본을 한도액 성명을 노무비 유효성 신청인 신청서 고용인 주택은 주문서 하도급 하자를 하수급 방문을 문서가 문자를 문의를 현금을 현재의 나머지 나중의 심문을 전화를 전체의 전부가 전액을 전자로 조건을 지위를 지시를 지출액 진술을 차액을 차량을 유예를 권리를 권한을 천재지 원인을 우편물 구두로 남은돈".split(
    " ",
  ),
);
const PLAIN_LANGUAGE = /[<>{}[\]#*_`|\\]|https?:|www\./u;

const keysOf = (text: string): Set<string> =>
  new Set([...exactParts(text).map(({ key }) => key), ...wonIn(text).map(({ won }) => `number:${won}`)]);

const withoutYear = (key: string): string => key.split("/", 1)[0] ?? key;
const isKnown = (key: string, known: ReadonlySet<string>): boolean =>
  known.has(key) ||
  (key.startsWith("date:") && !key.includes("/") && [...known].some((one) => withoutYear(one) === key));

const squeezed = (text: string): string => text.normalize("NFKC").replaceAll(/\s/gu, "").toLowerCase();
const PARTICLE = /(?:은|는|이|가|을|를|과|와|의|에|에게|로|으로|에서)$/u;
const isSaid = (word: string, said: string): boolean =>
  [word, word.replace(PARTICLE, "")].some((form) => said.includes(squeezed(form)));

const matches = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([whole]) => whole);

const words = (text: string): string[] => {
  const plain = text.normalize("NFKC");
  const persons = matches(plain, PERSON).filter((name) => !WORDS.has(name));
  return [...matches(plain, COUNTED), ...matches(plain, COMPANY), ...persons, ...namesIn(plain)];
};

/**
 * What a text says of amounts, dates, numbers and names that its source does not say, as written; names by how Korean
 * texts show them, so that a word which only looks like one may be among them.
 */
export const findUnsupported = (source: string, text: string): string[] => {
  const known = keysOf(source);
  const said = squeezed(source);
  const numbers = exactParts(text).filter(({ key }) => !isKnown(key, known));
  const amounts = wonIn(text).filter(({ won }) => !known.has(`number:${won}`));
  const names = words(text).filter((word) => !isSaid(word, said));
  return [...new Set([...numbers, ...amounts].map(({ text: written }) => written).concat(names))];
};

/** What the source says exactly and the text leaves out. */
export const findLost = (source: string, text: string): string[] => {
  const said = keysOf(text);
  return exactParts(source)
    .filter(({ key }) => !isKnown(key, said) && !said.has(withoutYear(key)))
    .map(({ text: written }) => written);
};

export const isPlain = (text: string): boolean => !PLAIN_LANGUAGE.test(text);
