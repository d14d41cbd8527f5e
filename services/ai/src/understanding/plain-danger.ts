/**
 * The first person's plainest words of wanting to die, in four languages. Few on purpose: everything else is the
 * model's. "So that I could die" of shame or hunger, and "I miss you to death", are idioms.
 */
const PLAIN_WORDS = [
  /죽고 ?싶(?!을 ?(?:만큼|정도|지경)|었)/u,
  /죽어 ?버리고 ?싶|자살하고 ?싶|자살할 ?(?:생각|까)|목숨을 ?끊(?:고 ?싶|을까|으려)|살고 ?싶지 ?않|살기 ?싫|살기가 ?싫/u,
  /\bi (?:just |really |only )?(?:want to|wanna) (?:die|kill myself|end my (?:own )?life)\b/iu,
  /\b(?:kill|killing) myself\b|\bi(?:'m| am|’m) suicidal\b|\bi (?:do not|don't|don’t) want to (?:live|be alive) any ?(?:more|longer)\b/iu,
  /死にたい(?!ほど|くらい|ぐらい)|自殺したい|自殺しよう|死のうと思|生きていたくない|生きていたくありません/u,
  /想死(?!你|妳|我了|他|她)|想自[杀殺]|要自[杀殺]|不想活(?!动|動)|不想再活/u,
] as const;

/** Whether a text says plainly that its writer wants to die, whatever else it is about. */
export const saysDangerPlainly = (text: string): boolean => PLAIN_WORDS.some((words) => words.test(text));
