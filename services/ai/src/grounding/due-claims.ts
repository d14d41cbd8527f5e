import type { Language } from "@legal/contracts";
import type { Claim } from "./claim.ts";
import { textAround } from "./text-around.ts";

/** Between a date and the next word: its weekday, an hour. */
const WEEKDAY =
  "(?:\\s?[(（][^)）]{1,10}[)）])?(?:[,\\s]*(?:자정|밤|오전|오후|午前|午後|上午|下午)?\\s?\\d{0,2}\\s?[시時时点])?\\s*";
const after = (words: string): RegExp => new RegExp(`^${WEEKDAY}(?:${words})`, "u");

interface Wording {
  /** Right behind a date that is a last day. */
  readonly behind: RegExp;
  /** Right before it. */
  readonly before?: RegExp;
  /** The word that names a last day, somewhat before the date that is it. */
  readonly named: RegExp;
  /** Of a date behind that word which is only what the period is counted from. */
  readonly counted: { readonly behind: RegExp; readonly before?: RegExp };
  /** Before and behind a date on which the reader shall act. */
  readonly act: { readonly before?: RegExp; readonly behind?: RegExp };
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  ko: {
    behind: after(
      "까지(?!의|\\s?(?:갚|변제|상환))|에\\s?(?:끝|만료|마감|종료)|[이은]\\s?(?:바로 )?(?:마지막|기한|마감|만료|최종)|(?:을|이)\\s?(?:넘|지나면)|(?:전|이전)(?:까지|에)|안에|중(?:으로|에)",
    ),
    named: /(?:기한|마감일?|마지막 날|만료일|최종일|종료일)(?:은|이|[:：])(?:(?!시작|첫날|기산|계산)[^.!?\n]){0,30}$/u,
    counted: {
      behind: after("에|부터|로부터|의|자|경|쯤|다음|이후|기준|을 기준|(?:이|은)?\\s?(?:받|송달|도착|선고|수령)"),
    },
    act: {
      behind: after(
        "에(?:(?!받|송달|도착|선고|왔)[^.!?\\n,]){0,30}(?:내|제출|신청|접수)(?:하)?(?:셔야|시면|야 |세요|십시오)",
      ),
    },
  },
  en: {
    behind:
      /^(?:\s?\([^)]{1,12}\))?,?\s(?:at the latest|is (?:the |your )?(?:deadline|last|final|due)|is when you must)/iu,
    before:
      /\b(?:by|until|till|before|(?:no|not) later than|due|due on|up to|through|(?:expires?|ends?|closes|lapses|runs out|falls)(?: on)?|is on)\s(?:the end of |midnight (?:on |of )?|\d{1,2} ?[ap]m on )?(?:\w{3,6}day,? )?$/iu,
    named:
      /\b(?:deadlines?|due dates?|last (?:possible )?(?:day|date)|final day|time limit|cut-?off)\b(?:(?!start|begin|first)[^.!?\n]){0,40}$/iu,
    counted: { behind: /^(?!)/u, before: /\b(?:from|since|after|following|on|dated|received)\s(?:\w{3,6}day,? )?$/iu },
    act: {
      before:
        /\b(?:must|need to|have to|has to|should|please)\b(?:(?!receiv|serv|got|came|dated|issued|paid|lent|open|deliver|arriv|happen|sent)[^.;\n]){1,50}\bon\s(?:\w{3,6}day,? )?$/iu,
    },
  },
  ja: {
    behind: after("まで(?!の)|[がは](?:期限|最終|締)|中に|以内|必着|を過ぎ(?:る|れば|たら)|に(?:満了|終了|終わ|切れ)"),
    named: /(?:期限|締め?切り?|最終日|満了日)日?(?:は|が|[:：])(?:(?!始|起算|初日)[^。！？\n]){0,30}$/u,
    counted: { behind: after("に|から|より|付|の|以降") },
    act: { behind: after("に(?:(?!受け|届|送達)[^。、\\n]){0,25}(?:提出|申し?立て?|出)(?:して|し|さ)(?:くださ|な)") },
  },
  zh: {
    behind: after("之?前(?!收)|以前|为止|截止|到期|届满|是(?:最后|截止|期限)"),
    before: /(?:截至|截止(?:到|于|至|日期?[是为：:])|最迟|最晚|不晚于|至迟)[在于到]?$/u,
    named: /(?:截止|期限|最后(?:一天|期限|日期)|到期日)(?:(?!开始|起算|第一天)[^。！？\nぁ-ん]){0,20}$/u,
    counted: { behind: after("收到|起|开始|送达|的次日|的第二天|当天收|之?后") },
    act: { before: /(?:必须|应当?|请|须|需要?)[^。，\n]{0,10}[在于]$/u, behind: after("(?:提交|提出|递交|申请|寄)") },
  },
};

/** That the person said so themselves, or agreed on it long ago, and not what the law asks for. */
const RETOLD: { readonly before: RegExp; readonly behind: RegExp } = {
  before:
    /\b(?:you (?:said|say|wrote|write|mentioned|agreed|were|had|lived|worked|stayed)|says|states|said|was due|were due|according to|agreed|promised|repa(?:y|id)|pa(?:y|id) back|if the)\b|您(?:说|提到|写)|写着|上写|写明|注明|约定|如果/iu,
  behind:
    /^[^.!?。！？\n]{0,40}?(?:[셨았었였했됐]|[다라]고\s?(?:하|말|적|쓰|써|되어|돼|안내|나와|들)|기로|と(?:の|おっしゃ|書|記|あり|言)|[しいっ]た|返|[还還]|的话|了)/u,
};

const matchesAll = (patterns: { before?: RegExp; behind?: RegExp }, before: string, behind: string): boolean =>
  (patterns.before?.test(before) ?? true) && (patterns.behind?.test(behind) ?? true);

/** Whether a text states a date as the last day for something, and not as a day of what happened. */
export const isDueDate = (text: string, claim: Claim): boolean => {
  const { before, behind } = textAround(text, claim);
  return (
    /^(?:by|until|till|before) /iu.test(claim.text) ||
    Object.values(WORDINGS).some(
      (wording) =>
        wording.behind.test(behind) ||
        wording.before?.test(before) ||
        matchesAll(wording.act, before, behind) ||
        (wording.named.test(before) && !wording.counted.behind.test(behind) && !wording.counted.before?.test(before)),
    )
  );
};

/** Whether a last day is repeated as something that the person, a paper or a contract says. */
export const isRetold = (text: string, claim: Claim): boolean => {
  const { before, behind } = textAround(text, claim);
  return RETOLD.before.test(before) || RETOLD.behind.test(behind);
};
