import { saysDangerInAnotherLanguage } from "./danger-in-other-languages.ts";

/**
 * The first person's plainest words of wanting to die, in the languages of the pages. Few on purpose: everything else is the
 * model's. "So that I could die" of shame or hunger, and "I miss you to death", are idioms.
 */
const PLAIN_WORDS = [
  /죽고 ?싶(?!을 ?(?:만큼|정도|지경)|었)/u,
  /죽어 ?버리고 ?싶|자살하고 ?싶|자살할 ?(?:생각|까)|목숨을 ?끊(?:고 ?싶|을까|으려)|살고 ?싶지 ?않|살기 ?싫|살기가 ?싫/u,
  /\bi (?:just |really |only )?(?:want to|wanna) (?:die|kill myself|end my (?:own )?life)\b/iu,
  /\b(?:kill|killing) myself\b|\bi(?:'m| am|’m) suicidal\b|\bi (?:do not|don't|don’t) want to (?:live|be alive) any ?(?:more|longer)\b/iu,
  /死にたい(?!ほど|くらい|ぐらい)|自殺したい|自殺しよう|死のうと思|生きていたくない|生きていたくありません/u,
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
export const saysDangerPlainly = (text: string): boolean =>
  PLAIN_WORDS.some((words) => words.test(text)) ||
  BARE_WORDS.some((words) => words.test(text.trim())) ||
  saysDangerInAnotherLanguage(text);
