import { saysDangerInAnotherLanguage } from "./danger-in-other-languages.ts";

/** Whom or where one does not want to live with or in, by name: one is tired of pain, debts and illness in the same words. */
const KOREAN_COMPANY = String.raw`(?:(?:남편|아내|와이프|신랑|배우자|시댁|처가|식구들?|(?:시|장|친)?(?:어머니|아버지|부모)님?|장모님?|장인|엄마|아빠|가족들?|사람들?|남자|여자|놈|인간|그이|애들?)(?:이?랑|과|와|하고)|(?:집|방|곳|동네|나라|한국|아파트|빌라|시댁|처가|건물)에서?|[여거]기서?|(?<!\p{L})(?:같이|함께)|모시고)[는은도]? ?(?:(?:더는?|더 ?이상은?|계속|다시|이제|같이|함께) ){0,2}`;
const ENGLISH_COMPANY = String.raw`(?! (?:with (?:(?:my|his|her|their|the) )?(?:ex[- ]?)?(?:husband|wife|spouse|partner|boyfriend|girlfriend|parents?|family|in-laws|mother|father|mother-in-law|father-in-law|roommate|him|her|them|you)\b|here|there|under (?:the same|one|his|her|their) roof|in (?:this|that|the|his|her|their|my|our|an?) (?:[a-z]{1,12} )?(?:house|home|flat|apartment|room|place|country|city|town|village|building|family|marriage)))`;

/**
 * The first person's plainest words of wanting to die, in the languages of the pages. Few on purpose: everything else is the
 * model's. "So that I could die" of shame or hunger, and "I miss you to death", are idioms.
 */
const PLAIN_WORDS = [
  /죽고 ?싶(?!을 ?(?:만큼|정도|지경)|었)/u,
  /죽어 ?버리고 ?싶|자살하고 ?싶|자살할 ?(?:생각|까)|목숨을 ?끊(?:고 ?싶|을까|으려)/u,
  new RegExp(String.raw`(?<!${KOREAN_COMPANY})(?:살고 ?싶지 ?않|살기가? ?싫)`, "u"),
  /\bi (?:just |really |only )?(?:want to|wanna) (?:die|kill myself|end my (?:own )?life)\b/iu,
  new RegExp(
    String.raw`\b(?:kill|killing) myself\b|\bi(?:['’]?m| am) suicidal\b|\bi (?:do not|don['’]?t) want to (?:live|be alive) any ?(?:more|longer)\b${ENGLISH_COMPANY}`,
    "iu",
  ),
  /(?:死|(?<![\p{Script=Han}\p{Script=Hiragana}])し)にたい(?!ほど|くらい|ぐらい)|逝きたい|自殺したい|自殺しよう|死のうと思|生きていたくない|生きていたくありません/u,
  /想死(?!你|妳|我了|他|她)|想自[杀殺]|要自[杀殺]|[想要][轻輕]生|不想活(?!动|動)|不想再活/u,
] as const;

/** What was or is done to the writer, said alone: beside more it may be a matter for the office. */
const BARE_WORDS = [
  /^(?:저는? |제가 |방금 |지금 |어제 )*(?:(?:성|집단 ?)?폭행|강간|성?추행|감금|납치|스토킹)[을를]? ?(?:당했|당하고 ?있|당해|됐|되었)(?:어요?|습니다|요|는데요?)?[.!… ]*$/u,
  /^(?:저는? |제가 |방금 |지금 |어제 )*자해를? ?(?:했|하고 ?있|해)(?:어요?|습니다|요)?[.!… ]*$/u,
  /^[가-힣 ]{2,5}[이가] ?(?:저를 |나를 |절 |또 |계속 |지금 )*패(?:요|고 ?있어요|고 ?있습니다|네요)[.!… ]*$/u,
  /^(?:i was|i['’]ve been|i am being|i['’]m being) (?:just )?(?:sexually )?(?:raped|kidnapped|abducted|assaulted|attacked|stalked)[.!… ]*$/iu,
  /^i (?:wrote|have written|am writing) a suicide note[.!… ]*$/iu,
  /^(?:私は?、?|さっき、?|昨日、?)*(?:レイプ|強姦|誘拐|拉致|暴行|監禁|痴漢)され(?:ました|た|ています|ている)[。.!！… ]*$/u,
  /^我?(?:刚刚?|昨天)?被(?:人)?(?:强奸|性侵|强暴|绑架|拐|囚禁|关起来)了?[。.!！… ]*$/u,
] as const;

/** Whether a text says plainly that its writer wants to die, whatever else it is about, or alone that they were harmed. */
export const saysDangerPlainly = (text: string): boolean => {
  const composed = text.normalize("NFC");
  return (
    PLAIN_WORDS.some((words) => words.test(composed)) ||
    BARE_WORDS.some((words) => words.test(composed.trim())) ||
    saysDangerInAnotherLanguage(composed)
  );
};
