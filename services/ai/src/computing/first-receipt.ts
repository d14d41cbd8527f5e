import { RECEIVED } from "./receipt-words.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

/** Of a household, a workplace or a building: what they receive counts as received (민사소송법 186). */
const RECEIVERS = inAnyLanguage({
  ko: /룸메(?:이트)?|동거인|가족|식구|(?:시)?(?:부모|아버지|어머니)|장인|장모|할머니|할아버지|엄마|아빠|남편|아내|와이프|배우자|동생|(?<![가-힣])(?:형|딸|이모|삼촌|고모)(?=이|은|님|께서|한테|가|\s)|누나|언니|오빠|아들|자녀|경비|관리(?:인|실|사무소|소)|수위|안내\s?데스크|프런트|이웃|옆집|직원|동료|비서|알바|택배함|우편함/giu,
  en: /\b(?:room ?-?mates?|flat ?mates?|house ?mates?|receptionists?|reception|front desk|colleagues?|co-?workers?|guards?|doorm[ae]n|concierge|janitor|caretaker|secretary|assistant|employees?|(?<!your )staff|boss|family|relatives?|parents?|husband|wife|spouse|partner|father|mother|mom|mum|dad|brothers?|sisters?|sons?|daughters?|kids?|in-laws?|aunt|uncle|cousin|grand(?:ma|pa|mother|father|parents)|neighbou?rs?|some(?:one|body)(?: else)?|landlord|landlady|mail ?room|mailbox|lobby)\b/giu,
  ja: /同居|家族|家人|両親|父|母|(?<!丈)夫(?!妻)|妻|主人|息子|娘|[兄姉弟妹]|ルームメイト|管理人|守衛|警備|受付|同僚|社員|従業員|秘書|隣人|隣の人|大家さん|宅配ボックス|郵便受け/giu,
  zh: /室友|舍友|同屋|家里人|[爸妈]|(?<!大)丈夫|老公|老婆|儿子|女儿|[哥姐]|爷爷|奶奶|外[公婆]|岳[父母]|亲戚|同事|前台|门卫|保安|物业|员工|邻居|房东|快递柜|信箱/giu,
});

/** Taken in, or left somewhere, beside what says that it was received. */
const TAKEN_IN = inAnyLanguage({
  ko: /받아\s?(?:두|뒀|놓|놨|줬|주)|대신\s?받|맡[기겨아긴겼]|보관/iu,
  en: /\b(?:signed for|t(?:ook|aken) (?:it|this|the|my|a)\b|accept(?:ed|s)|collect(?:ed|s)|left|dropped|mailed|sent)\b/iu,
  ja: /受け?取|預か|代わりに/iu,
  zh: /代[收签領领]|收下|转交|轉交/iu,
});

/** A paper lay somewhere, or the person was not at home. */
const LAY = inAnyLanguage({
  ko: /(?:와|도착해|놓여|꽂혀|쌓여)\s?있|해외|외국에|출장|여행|입원|경비실|관리실|집을\s?비/iu,
  en: /\b(?:i|we) (?:was|were) (?:out|away|abroad|traveling|travelling)|\b(?:abroad|overseas|on (?:a|my|our) (?:business )?trip|on (?:holiday|vacation)|in (?:the )?hospital|(?:was|were|been) (?:lying|sitting|waiting))\b/iu,
  ja: /海外|出張|旅行|入院|留守|不在|置いてあ/iu,
  zh: /国外|出国|出差|旅游|住院/iu,
});

/** Where the receipt begins the period, whenever the person found it there. */
const PLACES = inAnyLanguage({
  ko: /(?:집|댁|본가|친정|고향|사무실|회사|직장|가게|매장|기숙사|학교|주소지?)(?:에|으?로)(?!서)/iu,
  en: /\b(?:to|at|in) (?:(?:the|my|our) )?(?:old |former |parents['’]? )?(?:house|home|office|workplace|work|apartment|flat|dorm|shop|store|company|address|place)\b/iu,
  ja: /(?:実家|自宅|家|会社|職場|事務所|店|寮|住所)[にへ]/iu,
  zh: /[寄送投发到](?:[到至往去在])?了?我?的?(?:家|老家|公司|单位|办公室|店|宿舍|学校|户籍|地址)/iu,
});

const says = (text: string, words: RegExp): boolean => text.search(words) >= 0;

/** Whether a clause speaks of another's receipt, or that the person was not at home. */
export const isByAnother = (text: string): boolean =>
  says(text, LAY) || (says(text, RECEIVERS) && (says(text, RECEIVED) || says(text, TAKEN_IN)));

/** Whether a clause without a day leaves it open that the paper was received before the person had it. */
export const mayHaveComeEarlier = (text: string): boolean =>
  isByAnother(text) || (says(text, PLACES) && (says(text, RECEIVED) || says(text, TAKEN_IN)));
