/**
 * The plainest words for the police holding the writer or one of theirs, or standing before their home. They need a lawyer and
 * people at once, before any service. A charge, a sentence or an appeal is a matter like others.
 */
const PLAIN_WORDS = [
  /체포(?:됐|되었|돼|당했|된\s?상태)|(?<!불|법정\s?)구속(?:됐|되었|당했)|경찰[^.?!]{0,6}(?:잡혀|연행|데려갔)|잡혀\s?갔|유치장에|유치장이에요|영장\s?(?:실질)?심사/u,
  /(?:경찰|형사)(?:들)?[이가]?\s?(?:지금\s?)?(?:집|집\s?앞|문\s?앞|회사|가게)에\s?(?:지금\s?)?(?:와\s?있|왔어|왔습|들이닥)/u,
  /\b(?:was|were|been|got|is|am|are|being|just|'m|’m) (?:just |being )?(?:arrested|detained)\b|\barrested (?:my|our) \w+|\bunder arrest\b|\bin (?:police )?custody\b|\binto custody\b/iu,
  /\bpolice (?:are|is|have come|came)(?: here| now)?(?: right now)? (?:here|at (?:my|our|the) (?:\w+ )?door|outside|inside|in (?:my|our))/iu,
  /逮捕され(?:た(?!ら|人)|て(?:い?ます|しま|います)|まし)|勾留|留置場|警察に(?:連行|拘束)され|警察(?:が|の人が)[^。]{0,6}(?:来ています|来てる|来ました)/u,
  /被(?:警察|警方|公安)(?:抓|逮捕|拘留|带走)|(?:刚刚?|现在|昨晚|今早|前)被(?:抓|带走)|被(?:逮捕|拘留|刑拘)了?|[在进](?:看守所|拘留所)|警察[^。]{0,6}(?:门口|上门|来我家|在我家)/u,
] as const;

/** What may come or is wished for, another side's arrest, one that is over, and what immigration officers do. */
const OTHERWISE =
  /체포될|구속될|(?:사기꾼|가해자|범인|상대방?|채무자)|선고|항소|징역|1심|예전|작년|년\s?전|안\s?가면|나와서|갔다\s?갔|비자|강제퇴거|출국|대표가|\b(?:want|have|had|get) (?:him|her|them) |\b(?:can|could|will|would|may|might|if|afraid|scared)\b[^.?!]{0,24}(?:arrested|detained)|\b(?:scammer|thief|fraudster|debtor|attacker|driver|culprit|vessel|contractor|let (?:me|him|her) go|sentenced|appeal|years? ago|last year|never|visa|leave the country|order to leave)\b|犯人|加害者|詐欺師|相手|控訴|言い渡|判決|年前|昨年|在留|退去|会不会|要是|如果|骗子|对方|上诉|宣判|判了|去年|没被|没有被|出入境|遣返|签证/iu;

/** Whether a text says plainly that someone is in the hands of the police now. */
export const saysCustodyPlainly = (text: string): boolean =>
  PLAIN_WORDS.some((words) => words.test(text)) && !OTHERWISE.test(text);
