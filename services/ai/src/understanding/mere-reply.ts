import type { Language } from "@legal/contracts";

const FEW_SYLLABLES = /^[가-힣 .,!?~]{1,7}$/u;
const STEM_OF_DANGER =
  /죽|자살|자해|살|때[리려린]|맞[았고]|폭행|강간|추행|감금|납치|협박|칼|옥상|한강|무서|힘들|끝[내낼]|사라|도와|그만/u;
/** How a day or a time is said alone. */
const KO_TIME =
  "어제|오늘|그저께|그제|내일|모레|작년|올해|지난\\s?(?:주|달|해)|이번\\s?(?:주|달)|아침|점심|저녁|오전|오후|새벽|어젯밤|방금|아까|[월화수목금토일]요일|(?:[0-9]+|한|두|세|네|몇|일|이|삼)\\s?(?:시간|일|주일?|달|개월|년)\\s?전|(?:[0-9]+|십?[일이삼사오육칠팔구]|[시유]|십)월";

/** What a reply that says nothing else is made of. “No more”, “もういい”, “算了” are none: people in danger say them too. */
const REPLY_WORDS: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    "네네?|예예?|응|아니(?:요|오|에요|예요|야)|아뇨|아닙니다|그래요|그럼요|그렇습니다|맞(?:아요|습니다)|좋(?:아요|습니다)|(?:괜찮|됐|있|없)(?:어요|아요|습니다)|아직(?:이요|요)?|더|따로|그냥요|글쎄요|아마요?",
    "(?:잘\\s?)?(?:모르겠|알겠|알았|이해했|확인했)(?:어요|습니다)|(?:잘\\s?)?몰라요|기억(?:이)?\\s?안\\s?나요|(?:정말\\s?|너무\\s?)?(?:감사|고맙|고마)(?:해요|합니다|드려요|드립니다|워요|습니다)|(?:죄송|미안)(?:해요|합니다)|부탁(?:해요|합니다|드려요|드립니다)|안녕하세요|그게\\s?(?:다|전부)(?:예요|입니다)",
    `(?:${KO_TIME})(?:에)?(?:이?요|이?에요|예요|입니다)?`,
  ],
  en: [
    "\\b(?:yes|yeah|yep|no|nope|not yet|ok|okay|al(?:l )?right|fine|i see|(?:i )?(?:got it|understood)|sure|of course|exactly|correct|right|good|great|maybe|perhaps|probably|sorry|please|hello|hi|none)\\b",
    "\\b(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|that['’]?s (?:right|correct|it|all|fine)|i think so|i do|i did|i am|i understand|i will|i have(?: it| one)?|no problem|nothing else)\\b",
    "\\bi (?:do not|don['’]?t|did not|didn['’]?t) (?:know|think so|have (?:it|one|any|that)|remember)\\b",
    "\\b(?:yesterday|today|(?:this|yesterday) (?:morning|afternoon|evening)|last (?:night|week|month)|(?:a|one|two|three|[0-9]+) (?:days?|weeks?|months?) ago)\\b",
  ],
  ja: [
    "はい|いいえ|いえ|うん|ええ|そう(?:です(?:か|ね)?|なんですね)|なるほど|違います|(?:わか|分か)り(?:ました|ません)|了解(?:です|しました)|承知(?:しました|です)|知りません|覚えていません",
    "(?:どうも|本当に)?ありがとうございま(?:す|した)|すみません|お願いします|大丈夫です|結構です|いいです(?:よ|ね)?|特に|(?:まだ)?(?:あります|ありません|ないです)|まだです|たぶん",
    "(?:昨日|今日|今朝|おととい|先週|先月|[0-9一二三]+(?:日|週間|か月)前)(?:です)?",
  ],
  zh: [
    "好的?(?:呀|啊|吧)?|是的?(?:啊|呀)?|不是|对的?|嗯|哦|谢谢[你您]?(?:了)?|多谢|我?(?:知道|明白|了解)了?|我?不(?:知道|清楚|记得)|没有|有的?|可以|没问题|没关系|不用了?|不行|行|抱歉|对不起|可能吧?|应该是|收到",
    "昨天|今天(?:早上|上午|下午|晚上)?|前天|上周|上个?月|[0-9一二两三]+(?:天|周|个月)前",
  ],
};
const ALL_REPLY_WORDS = new RegExp(Object.values(REPLY_WORDS).flat().join("|"), "giu");
/** No reply is longer; what is longer is not looked through. */
const MAX_CHARACTERS = 40;
const MARKS = /[\s.,!。，、！~…]+/gu;

/** So few Korean syllables that the model knows hardly more of them than an ending, which people in danger use too. */
export const isOfFewSyllables = (text: string): boolean =>
  FEW_SYLLABLES.test(text.trim()) && !STEM_OF_DANGER.test(text);

/** Nothing but words of replies, which say nothing of their own. */
export const isMereReply = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && text.replaceAll(ALL_REPLY_WORDS, "").replaceAll(MARKS, "") === "";
