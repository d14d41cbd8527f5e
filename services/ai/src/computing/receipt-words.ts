import type { MatterId, StartingEvent } from "@legal/legal-rules";

/** That something came about, in the past and for sure. */
export const RECEIVED =
  /(?<!선고를?\s?|판결을\s?)받(?:았|은|음|아)|(?<!법원(?:에|으로|에게)\s?)송달(?:됐|되었|받았|받은|된)|(?:(?:[이가]|집에|(?<!법원으)로|\ue000에?)\s?|(?<=명령|소장|판결문?|결정문?|권고|통지서?)\s?)(?:왔|온\s?(?:게|건|것|날|지))|(?<!법원(?:에|으로)\s?)도착(?:했|하였|한|함)|수령(?:했|하였|한|함|(?=\s*$))|\b(?:rec[ie]{2}ved|got|(?<!\b(?:i|we) (?:have )?)(?:served|delivered(?! to (?:the|his|her|their) ))|arrived(?! at (?:the |\w+ )*court)|came|landed|handed(?! (?:in|over)\b|[^.,!?]{0,40} to (?:the|a|his|her|their|court)\b)|picked up|reached (?:me|us)|(?:have|ve|'ve|’ve) had)\b|受け?取(?:りまし|った|って)|受領|(?<=[命令決定通知処分]を)受け(?:た|まし|て)|(?<!裁判所(?:に|へ)(?:も|は)?)届(?:きまし|いた|いて)|(?<=[がに])(?:来(?:た|まし)|きまし|きた)|(?<!裁判所(?:に|へ))(?:送達|配達)され(?:まし|た|て)|到着し(?:た|まし)|收到|接到|送达(?!的\p{Script=Han}|了?[^，。,.！？!?我]{0,6}法院)|拿到|签收|领到|[送寄](?:来|到(?![^，。,.！？!?我]{0,12}(?:法院|对方|被告|原告|他|她)))|(?<=\ue000)[到收][的了]|到我手[上里]|刚到|(?<=[令书状])到了/giu;

/** A person comes too: these need the paper's name beside them. */
export const COMING = /왔|온|来|^き|came|arrived|delivered|landed/iu;

const HAPPENED: Partial<Record<StartingEvent, RegExp>> = {
  pronounced: /선고(?:를|가)?\s?(?:받았|받은|됐|되었|났|했)|\bsentenced\b|言い?渡され(?:た|まし|て)|宣判|被判/giu,
  dismissed:
    /해고(?:됐|되었|된|를?\s?당했|를?\s?당한)|잘렸|\b(?:they )?(?:fired|dismissed|laid off)\b|解雇され(?:た|まし|て)|被\p{Script=Han}{0,4}(?:解雇|开除|辞退)|把我(?:解雇|开除|辞退)|(?:解雇|开除|辞退)了?我/giu,
  divorced:
    /이혼(?:했|하였|됐|되었)|\bdivorced\b|離婚(?:した|しまし)|离婚了|(?<![想要将会算划备][^，。,.]{0,12})(?<=\ue000)离的?婚(?=[，,。.]|$)/giu,
  // The period runs from when one knew, not from the death.
  deathKnown: /알게\s?(?:됐|되었|된)|알았|\b(?:learne?[dt]|found out)\b|知(?:った|りまし)|得知|知道/giu,
};

export const happenedWords = (from: StartingEvent): RegExp => HAPPENED[from] ?? RECEIVED;

/** Said of an event that was only announced, or of a judgment whose period runs from its service. */
export const ANNOUNCED = /통보|예고|통지|notice|予告|通知|민사|\bcivil\b|民事/iu;

/** Not so, perhaps so, from one day to another, of another person, or still to come. */
export const UNSURE =
  /아직|못|안\s?(?:받|왔|열)|않|아니|아닌|없|쯤|\ue000\s?경|정도|무렵|즈음|대략|약\s?\ue000|사이|\ue000\s?(?:부터|까지|자)|[았었왔했됐났](?:나|을|던|어야)|라면|다고|다는|라고|래요|혹은|또는|이?거나|같[아은]|듯|아마|후에?\s|뒤|받을|받으러|예정|다면|[았었]?으면|대요|답니다|[채권무]{2,3}자(?:[가는한에의측]|\s집)|상대방?[이이은한]|법원[이은](?!\s?보)|[피원]고(?:[가는한에의측]|\s집)|친구[가는]|남편|아내|부모|아버지|어머니|엄마|아빠|동생|n['’]t\b|알림|\b(?:notice(?! of\b)|should|supposed|said|says|told|not|never|no|about|around|approximately|roughly|circa|maybe|perhaps|probably|think|guess|between|from .{0,40}\bto|until|or|either|if|will|would|going to|before|after|since|(?<!it )by \ue000|must have|(?:may|might|could) have|believe|assume|apparently|seems?|they(?! (?:fired|dismissed|laid off))|he|she|him|her|husband|wife|father|mother|mom|mum|dad|brother|sister|friend|creditor|debtor|landlord|tenant|court (?:has )?(?:received|got)|defendant|plaintiff|neighbou?r)\b|まだ|ない|ません|なか|頃|ごろ|くらい|ぐらい|たぶん|かも|はず|だろう|[たる]でしょう(?!か)|[たる](?:よう|みたい|と思)|以降|以前|から(?=\ue000)|\ue000から|まで|または|予定|夫|妻|父|母|相手|債[権務]者|裁判所[がは]|(?<![从由自])法院(?:[^，。的寄送]{0,8})(?:收到|接到)|没|沒|未|不|左右|大概|大约|前后|可能|应该(?!怎|什么|如何|做|在?几)|好像|也许|估计|[了的到]吧|或|之前|之后|以后|如果|(?<!被)对方|被告(?!知)|债[权务]人|丈夫|妻子|父亲|母亲|[我]?妈|爸|老婆|老公|朋友|(?<!被)[他她]|そうです|らしい|听说|据说|[~∼〜～–—]/iu;

/** An announcement that there was none of. */
export const UNANNOUNCED =
  /没有?(?:书面)?(?:的)?通知|(?:통보|예고|통지)(?:도|가)?\s?없|(?:予告|通知)(?:も|が|は)?(?:な[しくい]|ありません)|(?:without|no) (?:any |prior |written )?notice/giu;

/** Stands for a paper that was named before. */
export const IT = /^[\s\S]{0,12}(?:\bit\b|\bthis\b|그게|이게|그것이|それ[がは])/iu;

/** Whose death is spoken of is the one who died, and no one who knew of it. */
export const DECEASED =
  /(?:부모|아버지|어머니|아빠|엄마|남편|아내|동생|父|母|夫|妻|father|mother|husband|wife|brother|sister|父亲|母亲|丈夫|妻子)님?(?:께서|이|가|의|께서는|の|が|的|['’]s)?\s?(?=돌아가|사망|별세|죽|死|亡くな|去世|过世|离世|death|died|passed away)/giu;

/** Things that come on a day too, and start no period. */
export const OTHER_THINGS =
  /전화|연락|문자|카톡|메시지|입금|송금|월급|급여|상담|택배|진단|치료|수술|돈을|돈이|\b(?:calls?|called|phone|text|texted|money|salary|wages|paid|payment(?! order)|advice|message)\b|電話|連絡|メッセージ|お金|給料|相談|振込|电话|短信|微信|消息|钱|工资|咨询/iu;

/** What was said is taken back. */
export const CORRECTED =
  /아니라|아니고|아니,|아니에요|아닙니다|정정|잘못\s?(?:적|썼|말|알)|착각|\b(?:actually|sorry|correction|i meant?|mistaken|wrong date|rather than|instead)\b|訂正|間違|勘違|ではなく|じゃなく|实际上|更正|说错|写错|记错|而是|不是/iu;

/** Who says it does not know it. */
export const DOUBTED =
  /헷갈|기억이|모르겠|확실(?:하지|치)|\b(?:not sure|don't remember|don’t remember|can't remember)\b|覚えて(?:い)?な|不记得|不确定/iu;

/** Beside a day they take one back; elsewhere they answer a question, or are polite. */
export const CORRECTING =
  /아니(?:요|오|야)?(?=[\s,.])|아뇨|죄송(?:해요|합니다|한데|하지만)?|미안(?:해요|합니다)?|실은|사실은|\b(?:no|oops|wait)\b|いいえ|いえ|いや|すみません|ごめんなさい|失礼しました|不对|抱歉|对不起|不好意思/giu;

/** That nothing was received, or nothing yet. */
export const DENIED = /아직|못|안\s?(?:받|왔)|않|없|n['’]t\b|\b(?:not|never|no)\b|まだ|ない|ません|没|沒|未|不/iu;

/** Its service takes effect by rules of its own, which need to be asked about. */
export const PUBLIC_SERVICE =
  /공시\s?송달|公示送達|公示送达|公告送达|public(?:ation| notice| service)|service by public/iu;
export const ELECTRONIC =
  /전자|온라인|이메일|\be-?(?:mail|notice|court|service|filing|litigation)|electronic|online|portal|電子|メール|电子|邮件/iu;
/** Of a judgment, that it was given in court. */
export const PRONOUNCED =
  /선고|\b(?:pronounced?|handed down|read out|verdict|in court)\b|법정|言い?渡|宣告|法廷|宣判|当庭/iu;

/** Papers that start a period, and two of an auction that start none on their receipt. */
export const PAPERS = {
  paymentOrder: /지급\s?명령|payment order|order (?:for|of) payment|支払督促|支払い?命令|支付令|支付命令|督促/iu,
  complaint: /(?<!공)소장(?!님)|소송장|\bcomplaint|\blawsuit|\bstatement of claim|(?<!起)訴状|起诉状|起訴狀|诉状/iu,
  indictment: /공소장|\bindictment|起訴状|起诉书|起訴書|公诉书/iu,
  judgment: /판결|judge?ment|判決|判决/iu,
  recommendation:
    /화해\s?권고|이행\s?권고|(?:settlement |performance )?recommendation|recommended (?:settlement|performance)|和解勧告|履行勧告|和解建议|履行建议|和解劝告|履行劝告/iu,
  summaryOrder: /약식\s?명령|summary order|略式命令|简易命令|罚金命令|略式/iu,
  // Open to objection until the price is paid (민사집행법 86).
  auctionOpening:
    /경매\s?개시|\b(?:open|start|commenc)\w*\b[^.]{0,20}\bauction|auction[^.]{0,12}\b(?:open|start|commenc)\w*|競売(?:手続)?(?:の)?開始|开始拍卖|拍卖(?:程序)?开始|启动拍卖/iu,
  // Counts from its pronouncement (민사집행법 126).
  saleDecision:
    /매각\s?(?:불)?허[가부]|\b(?:approv|permi|allow|refus)\w*\b[^.]{0,20}\bsale\b|\bsale\b[^.]{0,12}\b(?:approv|permi|allow|refus)\w*|売却(?:の)?(?:不)?許可|[准许不]{2}(?:出售|拍卖|变卖)/iu,
  record: /기록\s?접수|접수\s?통지|record (?:receipt|received)|receipt of the (?:case )?record|記録|记录/iu,
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
const BETWEEN =
  /영업\s?정지|면허\s?(?:정지|취소)|허가\s?취소|(?:징역|금고)\s?[0-9]{1,2}\s?(?:년|개?월)|사망|소식|사실|갑자기|드디어|이미|벌써|과징금|부과|징계|법원에서|벌금형|벌금|징역형|징역|집행유예|유죄|1심|법정에서|법원으로부터|법원|우편으로|우편|등기로|등기|집에서|집으로|집에|직접|정본|부본|우리|회사|에서|돌아가신|별세하신|건|걸|것을|날짜|날|지(?=\s)|문서|서류|결정문?|명령|처분서?|통지서|그걸|그것|저는|제가|저희가|이의신청|\b(?:(?:[0-9]{1,2}|one|two|three|four|six|eight|ten) (?:months?|years?)|i|we|it|the|a|an|this|that|was|were|have|has|had|been|on|by|in|at|from|of|to|for|with|up|signed for|and|upon|my|our|me|us|mail|post|home|house|doorstep|doormat|mailbox|letterbox|written|first-instance|first|death|passing|company|employer|instance|personally|copy|business|licen[cs]e|notice|closure|visa|refusal|suspension|revocation|ruling|tribunal|suddenly|finally|already|court|paper|papers|document|letter|order|decision|just|only)\b|死亡|死|(?:懲役|禁錮|罰金)(?:[0-9]{1,2}(?:年|か月|ヶ月|カ月))?|営業停止|免許停止|免許取消し?|許可取消し?|書|日|です|でした|裁判所から|裁判所|会社|自宅|一審|第一審|第1審|1審|副本|正本|謄本|判決|処分|通知|郵便で|書類|書面|決定|私は|から|法院的|法院|公司|判处?(?:了)?(?:有期徒刑|拘役|罚金)|停业|吊销|日子|日期|书|是|的|一审|副本|正本|本人|我本人|我手[上里]|家里|手[上里]|文书|文件|决定|寄来的|的|了|我|们|就|才|是|突然|已经|终于|[은는이가을를에도의로요]|[はがをにでのも]|[\s,，、"“”'()\ue000]/giu;

export const isBetween = (text: string): boolean => {
  const withoutPapers = Object.values(PAPERS).reduce(
    (rest, paper) => rest.replaceAll(new RegExp(paper, "giu"), ""),
    text.replaceAll(DECEASED, ""),
  );
  return withoutPapers.replaceAll(BETWEEN, "").replaceAll(/^[문]|日|号/gu, "") === "";
};
