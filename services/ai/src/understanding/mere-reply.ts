const FEW_SYLLABLES = /^[가-힣 .,!?~]{1,7}$/u;
const STEM_OF_DANGER = /죽|자살|살|때[리려린]|맞[았고]|칼|옥상|한강|무서|힘들|끝내|사라|도와|그만/u;

/** What a reply that says nothing else is made of. “No more”, “もういい”, “算了” are none: people in danger say them too. */
const REPLY_WORDS = [
  "\\b(?:yes|yeah|yep|no|nope|not yet|ok|okay|al(?:l )?right|fine|i see|(?:i )?(?:got it|understood)|sure|of course|exactly|correct|right|good|great|maybe|perhaps|probably|sorry|please|hello|hi|none)\\b",
  "\\b(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|that['’]?s (?:right|correct|it|all|fine)|i think so|i do|i did|i am|i understand|i will|i have(?: it| one)?|no problem|nothing else)\\b",
  "\\bi (?:do not|don['’]?t|did not|didn['’]?t) (?:know|think so|have (?:it|one|any|that)|remember)\\b",
  "\\b(?:yesterday|today|(?:this|yesterday) (?:morning|afternoon|evening)|last (?:night|week|month)|(?:a|one|two|three|[0-9]+) (?:days?|weeks?|months?) ago)\\b",
  "はい|いいえ|いえ|うん|ええ|そう(?:です(?:か|ね)?|なんですね)|なるほど|違います|(?:わか|分か)り(?:ました|ません)|了解(?:です|しました)|承知(?:しました|です)|知りません|覚えていません",
  "(?:どうも|本当に)?ありがとうございま(?:す|した)|すみません|お願いします|大丈夫です|結構です|いいです(?:よ|ね)?|特に|(?:まだ)?(?:あります|ありません|ないです)|まだです|たぶん",
  "(?:昨日|今日|今朝|おととい|先週|先月|[0-9一二三]+(?:日|週間|か月)前)(?:です)?",
  "好的?(?:呀|啊|吧)?|是的?(?:啊|呀)?|不是|对的?|嗯|哦|谢谢[你您]?(?:了)?|多谢|我?(?:知道|明白|了解)了?|我?不(?:知道|清楚|记得)|没有|有的?|可以|没问题|没关系|不用了?|不行|行|抱歉|对不起|可能吧?|应该是|收到",
  "昨天|今天(?:早上|上午|下午|晚上)?|前天|上周|上个?月|[0-9一二两三]+(?:天|周|个月)前",
];
const ALL_REPLY_WORDS = new RegExp(REPLY_WORDS.join("|"), "giu");
/** No reply is longer; what is longer is not looked through. */
const LONGEST = 40;
const MARKS = /[\s.,!。，、！~…]+/gu;

const isOfReplyWords = (text: string): boolean =>
  text.length <= LONGEST && text.replaceAll(ALL_REPLY_WORDS, "").replaceAll(MARKS, "") === "";

const isOfFewSyllables = (text: string): boolean => FEW_SYLLABLES.test(text) && !STEM_OF_DANGER.test(text);

/**
 * A reply that says nothing of its own: few Korean syllables with no stem of danger ("알겠어요", "어제요"), or nothing but words
 * of replies. The model knows hardly more of them than an ending, which people in danger use too.
 */
export const isMereReply = (text: string): boolean => isOfFewSyllables(text.trim()) || isOfReplyWords(text);
