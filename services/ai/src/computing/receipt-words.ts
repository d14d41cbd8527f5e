import type { MatterId, StartingEvent } from "@legal/legal-rules";
import { inAnyLanguage } from "../reading/in-any-language.ts";

/** That something came about, in the past and for sure. */
export const RECEIVED = inAnyLanguage({
  ko: /(?<!선고를?\s?|판결을\s?)받(?:았|은|음|아(?!들))|(?<!법원(?:에|으로|에게)\s?)송달(?:됐|되었|받았|받은|된)|(?:(?:[이가]|집에|(?<!법원으)로|\ue000에?)\s?|(?<=명령|소장|판결문?|결정문?|권고|통지서?)\s?)(?:왔|온\s?(?:게|건|것|날|지))|(?<!법원(?:에|으로)\s?)도착(?:했|하였|한|함)|수령(?:했|하였|한|함|(?=\s*$))/giu,
  en: /\b(?:rec[ie]{2}ved|got|(?<!\b(?:i|we) (?:have )?)(?:served|delivered(?! to (?:the|his|her|their) ))|arrived(?! at (?:the |\w+ )*court)|came|landed|handed(?! (?:in|over)\b|[^.,!?]{0,40} to (?:the|a|his|her|their|court)\b)|picked up|reached (?:me|us)|(?:have|ve|'ve|’ve) had)\b/giu,
  ja: /受け?取(?:りまし|った|って)|受領|(?<=[命令決定通知処分]を)受け(?:た|まし|て)|(?<!裁判所(?:に|へ)(?:も|は)?)届(?:きまし|いた|いて)|(?<=[がに])(?:来(?:た|まし)|きまし|きた)|(?<!裁判所(?:に|へ))(?:送達|配達)され(?:まし|た|て)|到着し(?:た|まし)/giu,
  zh: /收到|接到|送达(?!的\p{Script=Han}|了?[^，。,.！？!?我]{0,6}法院)|拿到|签收|领到|[送寄](?:来|到(?![^，。,.！？!?我]{0,12}(?:法院|对方|被告|原告|他|她)))|(?<=\ue000)[到收][的了]|到我手[上里]|刚到|(?<=[令书状])到了/giu,
});

/** A person comes too: these need the paper's name beside them. */
export const COMING = inAnyLanguage({
  ko: /왔|온/iu,
  en: /came|arrived|delivered|landed/iu,
  ja: /来|^き/iu,
  zh: /来/iu,
});

const HAPPENED: Partial<Record<StartingEvent, RegExp>> = {
  pronounced: inAnyLanguage({
    ko: /선고(?:를|가)?\s?(?:받았|받은|됐|되었|났|했)/giu,
    en: /\bsentenced\b/giu,
    ja: /言い?渡され(?:た|まし|て)/giu,
    zh: /宣判|被判/giu,
  }),
  dismissed: inAnyLanguage({
    ko: /해고(?:됐|되었|된|를?\s?당했|를?\s?당한)|잘렸/giu,
    en: /\b(?:they )?(?:fired|dismissed|laid off)\b/giu,
    ja: /解雇され(?:た|まし|て)/giu,
    zh: /被\p{Script=Han}{0,4}(?:解雇|开除|辞退)|把我(?:解雇|开除|辞退)|(?:解雇|开除|辞退)了?我/giu,
  }),
  divorced: inAnyLanguage({
    ko: /이혼(?:했|하였|됐|되었)/giu,
    en: /\bdivorced\b/giu,
    ja: /離婚(?:した|しまし)/giu,
    zh: /离婚了|(?<![想要将会算划备][^，。,.]{0,12})(?<=\ue000)离的?婚(?=[，,。.]|$)/giu,
  }),
  // The period runs from when one knew, not from the death.
  deathKnown: inAnyLanguage({
    ko: /알게\s?(?:됐|되었|된)|알았/giu,
    en: /\b(?:learne?[dt]|found out)\b/giu,
    ja: /知(?:った|りまし)/giu,
    zh: /得知|知道/giu,
  }),
};

export const happenedWords = (from: StartingEvent): RegExp => HAPPENED[from] ?? RECEIVED;

/** Said of an event that was only announced, or of a judgment whose period runs from its service. */
export const ANNOUNCED = inAnyLanguage({
  ko: /통보|예고|통지|민사/iu,
  en: /notice|\bcivil\b/iu,
  ja: /予告|通知|民事/iu,
  zh: /通知|民事/iu,
});

/** Not so, perhaps so, from one day to another, of another person, or still to come. */
export const UNSURE = inAnyLanguage(
  {
    ko: /아직|못|안\s?(?:받|왔|열)|않|아니|아닌|없|쯤|\ue000\s?경|정도|무렵|즈음|대략|약\s?\ue000|사이|\ue000\s?(?:부터|까지|자)|[았었왔했됐났](?:나|을|던|어야)|라면|다고|다는|라고|래요|혹은|또는|이?거나|같[아은]|듯|아마|후에?\s|뒤|받을|받으러|예정|다면|[았었]?으면|대요|답니다|[채권무]{2,3}자(?:[가는한에의측]|\s집)|상대방?[이이은한]|법원[이은](?!\s?보)|[피원]고(?:[가는한에의측]|\s집)|친구[가는]|남편|아내|부모|아버지|어머니|엄마|아빠|동생|알림/iu,
    en: /n['’]t\b|\b(?:notice(?! of\b)|should|supposed|said|says|told|not|never|no|about|around|approximately|roughly|circa|maybe|perhaps|probably|think|guess|between|from .{0,40}\bto|until|or|either|if|will|would|going to|before|after|since|(?<!it )by \ue000|must have|(?:may|might|could) have|believe|assume|apparently|seems?|they(?! (?:fired|dismissed|laid off))|he|she|him|her|husband|wife|father|mother|mom|mum|dad|brother|sister|friend|creditor|debtor|landlord|tenant|court (?:has )?(?:received|got)|defendant|plaintiff|neighbou?r)\b/iu,
    ja: /まだ|ない|ません|なか|頃|ごろ|くらい|ぐらい|たぶん|かも|はず|だろう|[たる]でしょう(?!か)|[たる](?:よう|みたい|と思)|以降|以前|から(?=\ue000)|\ue000から|まで|または|予定|夫|妻|父|母|相手|債[権務]者|裁判所[がは]|そうです|らしい/iu,
    zh: /(?<![从由自])法院(?:[^，。的寄送]{0,8})(?:收到|接到)|没|沒|未|不|左右|大概|大约|前后|可能|应该(?!怎|什么|如何|做|在?几)|好像|也许|估计|[了的到]吧|或|之前|之后|以后|如果|(?<!被)对方|被告(?!知)|债[权务]人|丈夫|妻子|父亲|母亲|[我]?妈|爸|老婆|老公|朋友|(?<!被)[他她]|听说|据说/iu,
  },
  /[~∼〜～–—]/iu,
);

/** An announcement that there was none of. */
export const UNANNOUNCED = inAnyLanguage({
  ko: /(?:통보|예고|통지)(?:도|가)?\s?없/giu,
  en: /(?:without|no) (?:any |prior |written )?notice/giu,
  ja: /(?:予告|通知)(?:も|が|は)?(?:な[しくい]|ありません)/giu,
  zh: /没有?(?:书面)?(?:的)?通知/giu,
});

/** Stands for a paper that was named before. */
export const IT = /^[\s\S]{0,12}(?:\bit\b|\bthis\b|그게|이게|그것이|それ[がは])/iu;

/** Whose death is spoken of is the one who died, and no one who knew of it. */
export const DECEASED =
  /(?:부모|아버지|어머니|아빠|엄마|남편|아내|동생|父|母|夫|妻|father|mother|husband|wife|brother|sister|父亲|母亲|丈夫|妻子)님?(?:께서|이|가|의|께서는|の|が|的|['’]s)?\s?(?=돌아가|사망|별세|죽|死|亡くな|去世|过世|离世|death|died|passed away)/giu;

/** Things that come on a day too, and start no period. */
export const OTHER_THINGS = inAnyLanguage({
  ko: /전화|연락|문자|카톡|메시지|입금|송금|월급|급여|상담|택배|진단|치료|수술|돈을|돈이/iu,
  en: /\b(?:calls?|called|phone|text|texted|money|salary|wages|paid|payment(?! order)|advice|message)\b/iu,
  ja: /電話|連絡|メッセージ|お金|給料|相談|振込/iu,
  zh: /电话|短信|微信|消息|钱|工资|咨询/iu,
});

/** Papers that come beside the one that a period is about, and start none of its kind. */
export const OTHER_PAPERS = inAnyLanguage({
  ko: /보정\s?명령|내용\s?증명|기일\s?(?:통지|지정)|출석|소환장|압류|접수증|독촉장|최고서|고지서/iu,
  en: /\b(?:demand|legal) letters?\b|\bsummons\b|\bnotice of (?:the )?hearing\b|\bhearing notice\b|\breceipt slip\b|\bseiz|\battachment\b/iu,
  ja: /内容証明|補正命令|呼出状|期日通知|差し?押/iu,
  zh: /律师函|补正|传票|开庭通知|查封|冻结/iu,
});

/** What was said is taken back. */
export const CORRECTED = inAnyLanguage({
  ko: /아니라|아니고|아니,|아니에요|아닙니다|정정|잘못\s?(?:적|썼|말|알)|착각/iu,
  en: /\b(?:actually|sorry|correction|i meant?|mistaken|wrong date|rather than|instead)\b/iu,
  ja: /訂正|間違|勘違|ではなく|じゃなく/iu,
  zh: /实际上|更正|说错|写错|记错|而是|不是/iu,
});

/** Who says it does not know it. */
export const DOUBTED = inAnyLanguage({
  ko: /헷갈|기억이|모르겠|확실(?:하지|치)/iu,
  en: /\b(?:not sure|don't remember|don’t remember|can't remember)\b/iu,
  ja: /覚えて(?:い)?な/iu,
  zh: /不记得|不确定/iu,
});

/** Beside a day they take one back; elsewhere they answer a question, or are polite. */
export const CORRECTING = inAnyLanguage({
  ko: /아니(?:요|오|야)?(?=[\s,.])|아뇨|죄송(?:해요|합니다|한데|하지만)?|미안(?:해요|합니다)?|실은|사실은/giu,
  en: /\b(?:no|oops|wait)\b/giu,
  ja: /いいえ|いえ|いや|すみません|ごめんなさい|失礼しました/giu,
  zh: /不对|抱歉|对不起|不好意思/giu,
});

/** That nothing was received, or nothing yet. */
export const DENIED = inAnyLanguage({
  ko: /아직|못|안\s?(?:받|왔)|않|없/iu,
  en: /n['’]t\b|\b(?:not|never|no)\b/iu,
  ja: /まだ|ない|ません/iu,
  zh: /没|沒|未|不/iu,
});

/** Its service takes effect by rules of its own, which need to be asked about. */
export const PUBLIC_SERVICE = inAnyLanguage({
  ko: /공시\s?송달/iu,
  en: /public(?:ation| notice| service)|service by public/iu,
  ja: /公示送達/iu,
  zh: /公示送达|公告送达/iu,
});
export const ELECTRONIC = inAnyLanguage({
  ko: /전자|온라인|이메일/iu,
  en: /\be-?(?:mail|notice|court|service|filing|litigation)|electronic|online|portal/iu,
  ja: /電子|メール/iu,
  zh: /电子|邮件/iu,
});
/** Of a judgment, that it was given in court. */
export const PRONOUNCED = inAnyLanguage({
  ko: /선고|법정/iu,
  en: /\b(?:pronounced?|handed down|read out|verdict|in court)\b/iu,
  ja: /言い?渡|宣告|法廷/iu,
  zh: /宣判|当庭/iu,
});

/** Papers that start a period, and two of an auction that start none on their receipt. */
export const PAPERS = {
  paymentOrder: inAnyLanguage({
    ko: /지급\s?명령/iu,
    en: /payment order|order (?:for|of) payment/iu,
    ja: /支払督促|支払い?命令/iu,
    zh: /支付令|支付命令|督促/iu,
  }),
  complaint: inAnyLanguage({
    ko: /(?<!공)소장(?!님)|소송장/iu,
    en: /\bcomplaint|\blawsuit|\bstatement of claim/iu,
    ja: /(?<!起)訴状/iu,
    zh: /起诉状|起訴狀|诉状/iu,
  }),
  indictment: inAnyLanguage({
    ko: /공소장/iu,
    en: /\bindictment/iu,
    ja: /起訴状/iu,
    zh: /起诉书|起訴書|公诉书/iu,
  }),
  judgment: inAnyLanguage({
    ko: /판결/iu,
    en: /judge?ment/iu,
    ja: /判決/iu,
    zh: /判决/iu,
  }),
  recommendation: inAnyLanguage({
    ko: /화해\s?권고|이행\s?권고/iu,
    en: /(?:settlement |performance )?recommendation|recommended (?:settlement|performance)/iu,
    ja: /和解勧告|履行勧告/iu,
    zh: /和解建议|履行建议|和解劝告|履行劝告/iu,
  }),
  summaryOrder: inAnyLanguage({
    ko: /약식\s?명령/iu,
    en: /summary order/iu,
    ja: /略式命令|略式/iu,
    zh: /简易命令|罚金命令/iu,
  }),
  // Open to objection until the price is paid (민사집행법 86).
  auctionOpening: inAnyLanguage({
    ko: /경매\s?개시/iu,
    en: /\b(?:open|start|commenc)\w*\b[^.]{0,20}\bauction|auction[^.]{0,12}\b(?:open|start|commenc)\w*/iu,
    ja: /競売(?:手続)?(?:の)?開始/iu,
    zh: /开始拍卖|拍卖(?:程序)?开始|启动拍卖/iu,
  }),
  // Counts from its pronouncement (민사집행법 126).
  saleDecision: inAnyLanguage({
    ko: /매각\s?(?:불)?허[가부]/iu,
    en: /\b(?:approv|permi|allow|refus)\w*\b[^.]{0,20}\bsale\b|\bsale\b[^.]{0,12}\b(?:approv|permi|allow|refus)\w*/iu,
    ja: /売却(?:の)?(?:不)?許可/iu,
    zh: /[准许不]{2}(?:出售|拍卖|变卖)/iu,
  }),
  record: inAnyLanguage({
    ko: /기록\s?접수|접수\s?통지/iu,
    en: /record (?:receipt|received)|receipt of the (?:case )?record/iu,
    ja: /記録/iu,
    zh: /记录/iu,
  }),
} as const;

export type ServedPaper = keyof typeof PAPERS;

export const PAPER_OF: Partial<Record<MatterId, ServedPaper>> = {
  "payment-order-objection": "paymentOrder",
  answer: "complaint",
  "civil-appeal": "judgment",
  "settlement-recommendation-objection": "recommendation",
  "performance-recommendation-objection": "recommendation",
  "formal-trial": "summaryOrder",
  "appeal-brief": "record",
  "indictment-opinion": "indictment",
};

/** Words that may stand between a receipt and its day, or are all that a short answer says. */
const BETWEEN = inAnyLanguage(
  {
    ko: /영업\s?정지|면허\s?(?:정지|취소)|허가\s?취소|(?:징역|금고)\s?[0-9]{1,2}\s?(?:년|개?월)|사망|소식|사실|갑자기|드디어|이미|벌써|과징금|부과|징계|법원에서|벌금형|벌금|징역형|징역|집행유예|유죄|1심|법정에서|법원으로부터|법원|우편으로|우편|등기로|등기|집에서|집으로|집에|직접|정본|부본|우리|회사|에서|돌아가신|별세하신|건|걸|것을|날짜|날|지(?=\s)|문서|서류|결정문?|명령|처분서?|통지서|그걸|그것|저는|제가|저희가|이의신청|[은는이가을를에도의로요]/giu,
    en: /\b(?:(?:[0-9]{1,2}|one|two|three|four|six|eight|ten) (?:months?|years?)|i|we|it|the|a|an|this|that|was|were|have|has|had|been|on|by|in|at|from|of|to|for|with|up|signed for|and|upon|my|our|me|us|mail|post|home|house|doorstep|doormat|mailbox|letterbox|written|first-instance|first|death|passing|company|employer|instance|personally|copy|business|licen[cs]e|notice|closure|visa|refusal|suspension|revocation|ruling|tribunal|suddenly|finally|already|court|paper|papers|document|letter|order|decision|just|only)\b/giu,
    ja: /死亡|死|(?:懲役|禁錮|罰金)(?:[0-9]{1,2}(?:年|か月|ヶ月|カ月))?|営業停止|免許停止|免許取消し?|許可取消し?|書|日|です|でした|裁判所から|裁判所|会社|自宅|一審|第一審|第1審|1審|副本|正本|謄本|判決|処分|通知|郵便で|書類|書面|決定|私は|から|[はがをにでのも]/giu,
    zh: /法院的|法院|公司|判处?(?:了)?(?:有期徒刑|拘役|罚金)|停业|吊销|日子|日期|书|是|的|一审|副本|正本|本人|我本人|我手[上里]|家里|手[上里]|文书|文件|决定|寄来的|的|了|我|们|就|才|是|突然|已经|终于/giu,
  },
  /[\s,，、"“”'()\ue000]/giu,
);

export const isBetween = (text: string): boolean => {
  const withoutPapers = Object.values(PAPERS).reduce(
    (rest, paper) => rest.replaceAll(new RegExp(paper, "giu"), ""),
    text.replaceAll(DECEASED, ""),
  );
  return withoutPapers.replaceAll(BETWEEN, "").replaceAll(/^[문]|日|号/gu, "") === "";
};
