import type { Language } from "@legal/contracts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

/** How a condition, a doubt or a question goes on right after the words: “체포됐을 때”, “체포됐나요”. */
const KO_OPEN = "(?!을|으면|다면|더라도|던|나요|는지|냐|습니까|어요\\s?\\?)";
const JA_OPEN = "(?!ら|人|場合|とき|時|際|後|あと|こと|か(?:[。？?\\s]|どう|$)|の(?:か|です?か))";
const ZH_OPEN = "(?!吗|的?时|的话|的人|以?后|之后|多久|怎么样|会怎|要多)";
const ENGLISH_PEOPLE =
  "(?:i|he|she|we|they|brother|sister|son|daughter|husband|wife|mother|father|mom|mum|dad|boyfriend|girlfriend|friend|partner|cousin|uncle|aunt|nephew|niece|child|kid|colleague|employee|roommate)";
const CHINESE_PEOPLE = "(?:我|他|她|人|[哥弟姐妹爸妈]|老公|老婆|丈夫|妻子|儿子|女儿|朋友)";

const words = (...patterns: string[]): RegExp => new RegExp(patterns.join("|"), "iu");

/**
 * The plainest words for the police holding the writer or one of theirs, or waiting before their home: of what has happened or
 * is so now. They need a lawyer and people at once, before any service. A charge, a sentence or an appeal is a matter like
 * others.
 */
const PLAIN_WORDS: Readonly<Record<Language, RegExp>> = {
  ko: words(
    `(?:체포|(?<!불|법정\\s?)구속)(?:됐|되었|당했|(?:돼|되어)\\s?(?:있|서)|된\\s?상태(?:예|이에|입|인데))${KO_OPEN}`,
    `경찰[^.?!]{0,6}(?:잡혀\\s?(?:갔|있|왔)|연행(?:됐|되었|당했|해\\s?갔)|데려갔)${KO_OPEN}`,
    `(?:잡혀\\s?갔|유치장에\\s?(?:있|갇혔|갇혀\\s?있|들어갔))${KO_OPEN}|유치장이에요|체포된\\s?(?:제\\s|우리\\s)?(?:아들|딸|동생|오빠|언니|누나|형|남편|아내|아버지|어머니|친구)`,
    "(?:오늘|내일|지금|방금)[^.?!]{0,12}영장\\s?(?:실질)?심사|영장\\s?(?:실질)?심사[^.?!]{0,8}(?:오늘|내일|받고\\s?있|앞두|잡혔|있어요|있습니다|있는데)",
    "(?:경찰|형사)(?:들)?[이가]?\\s?(?:지금\\s?)?(?:집|집\\s?앞|문\\s?앞|회사|가게)에\\s?(?:지금\\s?)?(?:와\\s?있|왔어|왔습|들이닥)",
  ),
  en: words(
    "\\b(?:was|were|been|got|is|am|are|being|just|'m|’m) (?:just |being )?arrested\\b",
    `\\b${ENGLISH_PEOPLE}(?: (?:was|were|has|have|been|got|is|am|are|just|being)|['’](?:s|m|ve|re)){1,3} detained\\b`,
    "\\barrested (?:my|our) \\w+|(?:\\b(?:am|is|are|was)|['’](?:m|s|re)) under arrest\\b",
    "(?:\\b(?:am|is|are|was|were|been|held|kept|my \\w+|son|daughter|brother|sister|husband|wife)|['’](?:m|s|re))(?: (?:now|still|being|held|kept))? in (?:police )?custody\\b(?! (?:proceeding|dispute|battle|hearing|case|fight|litigation|mediation|of|over)s?)",
    "\\b(?:taken|took|brought) (?:\\w+ ){0,3}into custody\\b(?! of)",
    "\\bpolice (?:are|is|have come|came)(?: here| now)?(?: right now)? (?:here|at (?:my|our|the) (?:\\w+ )?door|outside|inside|in (?:my|our))",
  ),
  ja: words(
    `(?:逮捕|勾留|警察に(?:連行|拘束))され(?:(?:た|ました)${JA_OPEN}|て(?:い?ます|しまいました)(?!か)|てしまった${JA_OPEN}|ている(?!場合|とき|時|人|間|か))`,
    "勾留中(?:です(?!か)|なん|$)|留置場に(?:い(?:ます(?!か)|る(?!場合|とき|時|人|間|か|の))|入れられ(?:まし|てい))|今、?留置場です(?!か)",
    "警察(?:が|の人が)[^。]{0,6}(?:来ています|来てる|来ました)(?!か|ら)",
  ),
  zh: words(
    `被(?:警察|警方|公安)?(?:抓(?:走|去)?了|(?:逮捕|拘留|刑拘|带走)了)${ZH_OPEN}|被(?:警察|警方|公安)(?:抓走|带走)${ZH_OPEN}`,
    `(?:刚刚?|现在|正|昨[天晚]|今[天早]|前)被(?:警察|警方|公安)?(?:抓|带走|逮捕|拘留|刑拘)${ZH_OPEN}`,
    `(?:关|送|抓|带)[进到在了]{1,2}(?:看守所|拘留所)|进了(?:看守所|拘留所)${ZH_OPEN}`,
    `(?:${CHINESE_PEOPLE}|现在|昨[天晚]起?)(?:现在|还|正|已经)?在(?:看守所|拘留所)`,
    `警察(?!可以|能|会|有权|要是)[^。]{0,6}(?:门口|上门|来我家|在我家)${ZH_OPEN}`,
  ),
};

/** What may come or is wished for, another side's arrest, one that is over, and what immigration officers do. */
const OTHERWISE = inAnyLanguage({
  ko: words(
    "체포될|구속될|풀려|석방됐|석방되었|(?:사기꾼|가해자|범인|상대방?|채무자)|선고|항소|징역|1심|예전|작년|년\\s?전|안\\s?가면|나와서|갔다\\s?갔|비자|강제퇴거|출국|대표가",
  ),
  en: words(
    "\\b(?:want|have|had|get) (?:him|her|them) |\\b(?:can|could|will|would|may|might|if|when|whenever|unless|once|you|people|anyone|afraid|scared)\\b[^.?!,]{0,24}(?:arrested|detained|custody|under arrest|police (?:are|is|come))",
    "(?:^|[.?!,]\\s?)(?:is|are|was|were|am|do|does|did|what|how|why|who)\\b(?![^.?!,]{0,60}\\b(?:just|now|today|tonight|yesterday|morning|night|ago)\\b)[^.?!,]{0,60}(?:arrested|detained|custody|under arrest)",
    "\\b(?:was|were|been|got|am|is|are) (?:\\w+ )?released\\b|(?<!be )\\breleased (?:on|from|after|without|yesterday|today|this|last)|\\bon bail\\b|\\b(?:is|am|are) out now\\b",
    "\\b(?:scammer|thief|fraudster|debtor|attacker|driver|culprit|vessel|contractor|let (?:me|him|her) go|sentenced|appeal|years? ago|last year|never|visa|leave the country|order to leave)\\b",
  ),
  ja: words("(?:釈放|保釈)され(?:た|まし|て)|犯人|加害者|詐欺師|相手|控訴|言い渡|判決|年前|昨年|在留|退去"),
  zh: words(
    "(?:会|可能|能|将|要|怕|万一)被|放出来|释放了|被释放|获释|取保(?:候审)?(?:了|出来)|会不会|要是|如果|骗子|对方|上诉|宣判|判了|去年|没被|没有被|出入境|遣返|签证",
  ),
});

const PLAINLY = inAnyLanguage(PLAIN_WORDS);

/** Whether a text says plainly that someone is in the hands of the police now. */
export const saysCustodyPlainly = (text: string): boolean => PLAINLY.test(text) && !OTHERWISE.test(text);

/** How the words end: “체포됐|어요ㅠㅠ 더 …”, “被抓|了 …”. */
const ENDING = /^(?:[가-힣]{1,6}(?![가-힣])|了)?[\sㄱ-ㅣ~^]*/u;

/** Where a statement ends that is written as on a phone: “없다 남편이 …”, “없어요ㅠㅠ 남편이 …”. */
const PHONE_BORDER = /(?<=다)\s|[ㄱ-ㅣ~^]+/u;

/** What else a clause says beside those words; the subject of the arrest, which stands right before them, says nothing alone. */
export const besidePlainCustody = (clause: string): string[] => {
  const [before = "", ...after] = clause.split(PLAINLY);
  return [...before.split(PHONE_BORDER).slice(0, -1), ...after.map((part) => part.replace(ENDING, ""))];
};
