/** Where a wish ends: “I do not want to live with him” goes on. */
const END = String.raw`(?=\s*(?:$|[.,;!?…।៕]))`;
/** Where one does not want to live is said before the verb, or with whom. */
const RUSSIAN_COMPANY = String.raw`(?<!\p{L}|(?:со? (?:\p{L}{1,9} )?(?:ним|ней|ними|мужем|женой|свекровью|человеком)|здесь|тут|там) (?:я )?(?:больше )?)`;
const SPANISH_COMPANY = String.raw`(?<!\p{L}|(?:con (?:mi )?(?:él|ella|ellos|marido|esposo|esposa|mujer|pareja)|aquí|ahí|allí) (?:ya )?)`;

/** The first person's plainest words of wanting to die, in languages that many who live in Korea speak. */
const PLAIN_WORDS = [
  // Vietnamese, also as it is typed without accents, where “tu tu” also means slowly; “mệt muốn chết” is an idiom.
  /(?<!\p{L})(?:tôi|toi|em|mình|minh|con|cháu|chau)(?: (?:chỉ|chi|thật sự|that su|rất|rat))? (?:muốn|muon) (?:chết|chet|tự tử|tu tu(?! (?:tra|tinh|lam|noi|ke|viet|tim|giai|xem|nghi|hoc|dong|thanh|chuyen|gui|doi)(?!\p{L}))|tự sát|tu sat)(?!\p{L})|(?:không (?:còn )?muốn sống nữa|khong (?:con )?muon song nua)(?! (?:với|voi|cùng|chung|ở đây|o day|ở nhà|o nha)(?!\p{L}))/iu,
  // Thai
  /(?<!จน|แทบ|แทบจะ|ไม่)อยากตาย|(?:อยาก|จะ)ฆ่าตัวตาย|ไม่อยากมีชีวิตอยู่/u,
  // Russian
  new RegExp(
    String.raw`(?<!\p{L}|не )хочу (?:просто )?(?:(?:умереть|сдохнуть)(?! от (?:стыда|смеха|зависти|счастья))|убить себя|покончить с собой|покончить жизнь)(?!\p{L})|${RUSSIAN_COMPANY}(?:(?:больше не хочу|не хочу больше|не хочу) жить|жить (?:больше )?не хочу)${END}|(?<!\p{L})покончу с собой`,
    "iu",
  ),
  // Uzbek
  /(?<!\p{L})(?:o['‘’ʻʼ\x60]lgim kel(?!ma)|o['‘’ʻʼ\x60]lmoqchiman|o['‘’ʻʼ\x60]zimni o['‘’ʻʼ\x60]ldir|(?<!(?:bilan (?:birga )?|uyda |yerda ))yashagim kelma|ўлгим кел(?!ма)|ўлмоқчиман|(?<!(?:билан (?:бирга )?|уйда |ерда ))яшагим келма)/iu,
  // Mongolian
  /(?<!\p{L})үхмээр байна|амиа хорло(?:моор|хоор|х гэж|хыг хүс)|(?<!(?:хүн|түүн|нөхөр|эхнэр|хадам)т[аоэ]й(?:г[аоэө]{2})? (?:хамт )?)амьдармааргүй байна/iu,
  // Nepali
  /मर्न (?:चाहन्छु|मन लाग(?!्दैन|ेन))|आत्महत्या गर्(?:न चाहन्छु|न मन लाग|छु)|बाँच्न (?:मन (?:छैन|लागेन|लाग्दैन)|चाहन्न)/u,
  // Indonesian
  /(?<!\p{L})(?:saya|aku|gue) (?:hanya |cuma )?(?:ingin|mau|pengen) mati(?!\p{L})|(?<!\p{L}|tidak |nggak )(?:ingin|mau|pengen|akan) bunuh diri(?!\p{L})|^\s*bunuh diri[.!… ]*$|(?<!\p{L})(?:tidak|nggak|gak|ga|tak) (?:ingin|mau|pengen) hidup lagi(?! (?:bersama|sama|dengan|bareng|serumah)(?!\p{L}))/iu,
  // Tagalog
  /(?<!\p{L})gusto ko(?:ng| na(?:ng)?)?(?: ?lang)? (?:mamatay|magpakamatay)(?!\p{L}| (?:na )?(?:siya|sila|si|ang)(?!\p{L}))|magpapakamatay (?:na ?)?(?:lang )?ako|(?<!\p{L})(?:ayoko(?:ng)?|ayaw ko(?:ng)?)(?: na(?:ng)?)? mabuhay(?! kasama)/iu,
  // Khmer
  /ខ្ញុំចង់(?:ស្លាប់|ធ្វើអត្តឃាត|សម្លាប់ខ្លួន)|មិនចង់រស់ទៀត/u,
  // Spanish
  new RegExp(
    String.raw`(?<!\p{L}|no |no me )(?:me )?quiero (?:morir(?:me)?(?! de (?!una vez))|matarme|suicidarme)(?!\p{L})|(?<!\p{L}|no )me quiero matar${END}|${SPANISH_COMPANY}no quiero (?:seguir viviendo|vivir(?: más)?)${END}`,
    "iu",
  ),
  // French
  new RegExp(
    String.raw`(?<!\p{L})(?:je veux (?:juste )?|j['’]ai envie de )(?:mourir(?! de)|me tuer|me suicider)(?!\p{L})|(?<!\p{L})je vais me (?:tuer|suicider)(?!\p{L}| à la (?:tâche|besogne)| au (?:travail|boulot))|(?<!\p{L})(?:je (?:ne )?veux plus|j(?:e n)?['’]ai plus envie de) vivre${END}`,
    "iu",
  ),
  // German
  new RegExp(
    String.raw`(?<!\p{L})ich (?:will|möchte) (?:einfach |nur |noch ){0,3}(?:sterben|mich umbringen)(?!\p{L})|(?<!\p{L})ich (?:will|möchte) nicht mehr leben${END}`,
    "iu",
  ),
] as const;

/** What was or is done to the writer. */
const DONE_TO_WRITER = [
  "chồng(?: tôi| em)? (?:hay |lại |đang |cứ )?đánh (?:tôi|em)|chong(?: toi| em)? danh (?:toi|em)|(?:tôi|em) bị chồng đánh|(?:tôi|em) bị (?:hiếp dâm|cưỡng hiếp)",
  "(?:муж|парень|сожитель) (?:меня (?:бь[её]т|избивает|избил)|(?:бь[её]т|избивает|избил) меня)|меня (?:бь[её]т|избивает|избил) (?:муж|парень|сожитель)|меня изнасиловали",
  "erim meni (?:uryapti|uradi|urdi)|эрим мени (?:уряпти|уради|урди)|meni zo['‘’ʻʼ`]rlashdi",
  "нөхөр(?: маань| минь)? намайг зод\\p{L}*|намайг хүчиндсэн",
  "श्रीमान्?ले मलाई (?:कुट|पिट)[\\p{L}\\p{M}]*|मलाई बलात्कार (?:गर|भयो)[\\p{L}\\p{M}]*",
  "suami(?:ku| saya| aku)? (?:memukul|memukuli|mukul|pukul) (?:saya|aku)|(?:saya|aku) diperkosa",
  "(?:binubugbog|binugbog|sinasaktan) ako ng asawa ko|(?:ni-?rape|ginahasa) ako",
  "mi (?:marido|esposo|novio|pareja) me (?:pega|pegó|golpea|golpeó|maltrata|ha pegado)|me (?:violaron|han violado)",
  "mon (?:mari|copain|compagnon) (?:me (?:bat|frappe)|m['’]a (?:battue?|frappée?))|(?:j['’]ai été|on m['’]a) violée?",
  "mein (?:mann|freund) (?:schlägt mich|hat mich (?:geschlagen|verprügelt))|ich (?:wurde|bin) vergewaltigt(?: worden)?",
];
/** Of languages that are written without blanks. */
const DONE_TO_WRITER_UNSPACED = [
  "(?:สามี|แฟน|ผัว)(?:ชอบ|กำลัง)?(?:ทำร้าย|ทุบตี|ตี)(?:ฉัน|หนู|ดิฉัน)|(?:ฉัน|หนู|ดิฉัน)(?:ถูก|โดน)(?:ข่มขืน|(?:สามี|แฟน|ผัว)(?:ทำร้าย|ทุบตี|ตี|ซ้อม))",
  "(?:ប្ដី|ប្តី)(?:ខ្ញុំ)?វាយខ្ញុំ|ខ្ញុំត្រូវ(?:គេ)?រំលោភ",
];
/** Alone but for a word or two; beside more it may be a matter for the office. */
const BARE_WORDS = new RegExp(
  String.raw`^[^.!?\n]{0,12}?(?:(?<!\p{L})(?:${DONE_TO_WRITER.join("|")})(?!\p{L})|${DONE_TO_WRITER_UNSPACED.join("|")})[^.!?\n]{0,16}[.!… ]*$`,
  "iu",
);

/** The same as `saysDangerPlainly` in the languages that no page is written in, of a text in composed characters. */
export const saysDangerInAnotherLanguage = (text: string): boolean =>
  PLAIN_WORDS.some((words) => words.test(text)) || BARE_WORDS.test(text.trim());
