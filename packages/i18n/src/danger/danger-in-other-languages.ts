/** Where a wish ends: “I do not want to live with him” goes on. */
const END = String.raw`(?=\s*(?:$|[.,;!?…।៕]))`;

/** The first person's plainest words of wanting to die, in languages that many who live in Korea speak. */
const PLAIN_WORDS = [
  // Vietnamese, also as it is typed without accents; “mệt muốn chết” is an idiom.
  /(?<!\p{L})(?:tôi|toi|em|mình|minh|con|cháu|chau)(?: (?:chỉ|chi|thật sự|that su|rất|rat))? (?:muốn|muon) (?:chết|chet|tự tử|tu tu|tự sát|tu sat)(?!\p{L})|không (?:còn )?muốn sống nữa/iu,
  // Thai
  /(?<!จน|แทบ|แทบจะ|ไม่)อยากตาย|(?:อยาก|จะ)ฆ่าตัวตาย|ไม่อยากมีชีวิตอยู่/u,
  // Russian
  new RegExp(
    String.raw`(?<!\p{L}|не )хочу (?:просто )?(?:умереть|сдохнуть|убить себя|покончить с собой|покончить жизнь)(?!\p{L})|(?<!\p{L})(?:больше не хочу|не хочу больше|не хочу) жить${END}|(?<!\p{L})покончу с собой`,
    "iu",
  ),
  // Uzbek
  /(?<!\p{L})(?:o['‘’ʻʼ\x60]lgim kel|o['‘’ʻʼ\x60]lmoqchiman|o['‘’ʻʼ\x60]zimni o['‘’ʻʼ\x60]ldir|yashagim kelma|ўлгим кел|ўлмоқчиман|яшагим келма)/iu,
  // Mongolian
  /(?<!\p{L})үхмээр байна|амиа хорло(?:оор|мээр|х гэж|хыг хүс)|амьдармааргүй байна/iu,
  // Nepali
  /मर्न (?:चाहन्छु|मन लाग)|आत्महत्या गर्(?:न चाहन्छु|न मन लाग|छु)|बाँच्न मन (?:छैन|लागेन)/u,
  // Indonesian
  /(?<!\p{L})(?:saya|aku|gue) (?:hanya |cuma )?(?:ingin|mau|pengen) mati(?!\p{L})|(?<!\p{L}|tidak |nggak )(?:ingin|mau|pengen|akan) bunuh diri(?!\p{L})|tidak (?:ingin|mau) hidup lagi/iu,
  // Tagalog
  /(?<!\p{L})gusto ko(?:ng| nang?| na)? (?:mamatay|magpakamatay)(?!\p{L})|magpapakamatay (?:na )?ako|ayo(?:ko|ko na|ko nang| ko nang?) mabuhay/iu,
  // Khmer
  /ខ្ញុំចង់(?:ស្លាប់|ធ្វើអត្តឃាត|សម្លាប់ខ្លួន)|មិនចង់រស់ទៀត/u,
  // Spanish
  new RegExp(
    String.raw`(?<!\p{L}|no |no me )(?:me )?quiero (?:morir(?:me)?(?! de)|matarme|suicidarme|matar${END})(?!\p{L})|(?<!\p{L})no quiero (?:seguir viviendo|vivir más)${END}`,
    "iu",
  ),
  // French
  new RegExp(
    String.raw`(?<!\p{L})(?:je veux (?:juste )?|j['’]ai envie de )(?:mourir(?! de)|me tuer|me suicider)(?!\p{L})|(?<!\p{L})je ne veux plus vivre${END}`,
    "iu",
  ),
  // German
  new RegExp(
    String.raw`(?<!\p{L})ich (?:will|möchte) (?:einfach |nur )?(?:sterben|mich umbringen)(?!\p{L})|(?<!\p{L})ich (?:will|möchte) nicht mehr leben${END}`,
    "iu",
  ),
] as const;

/** What was or is done to the writer. */
const DONE_TO_WRITER = [
  "chồng(?: tôi| em)? (?:hay |lại |đang |cứ )?đánh (?:tôi|em)|chong(?: toi| em)? danh (?:toi|em)|(?:tôi|em) bị chồng đánh|(?:tôi|em) bị (?:hiếp dâm|cưỡng hiếp)",
  "(?:สามี|แฟน|ผัว)(?:ชอบ|กำลัง)?(?:ทำร้าย|ทุบตี|ตี)(?:ฉัน|หนู|ดิฉัน)|(?:ฉัน|หนู|ดิฉัน)(?:ถูก|โดน)ข่มขืน",
  "(?:муж|парень|сожитель) (?:меня (?:бь[её]т|избивает|избил)|(?:бь[её]т|избивает|избил) меня)|меня (?:бь[её]т|избивает|избил) (?:муж|парень|сожитель)|меня изнасиловали",
  "erim meni (?:uryapti|uradi|urdi)|эрим мени (?:уряпти|уради|урди)|meni zo['‘’ʻʼ`]rlashdi",
  "нөхөр(?: маань| минь)? намайг зод\\p{L}*|намайг хүчиндсэн",
  "श्रीमान्?ले मलाई (?:कुट|पिट)[\\p{L}\\p{M}]*|मलाई बलात्कार (?:गर|भयो)[\\p{L}\\p{M}]*",
  "suami(?:ku| saya| aku)? (?:memukul|memukuli|mukul|pukul) (?:saya|aku)|(?:saya|aku) diperkosa|bunuh diri",
  "(?:binubugbog|binugbog|sinasaktan) ako ng asawa ko|(?:ni-?rape|ginahasa) ako",
  "(?:ប្ដី|ប្តី)(?:ខ្ញុំ)?វាយខ្ញុំ|ខ្ញុំត្រូវ(?:គេ)?រំលោភ",
  "mi (?:marido|esposo|novio|pareja) me (?:pega|golpea|maltrata)|me (?:violaron|han violado)",
  "mon (?:mari|copain|compagnon) me (?:bat|frappe)|(?:j['’]ai été|on m['’]a) violée?",
  "mein (?:mann|freund) schlägt mich|ich (?:wurde|bin) vergewaltigt(?: worden)?",
];
/** Alone but for a word or two; beside more it may be a matter for the office. */
const BARE_WORDS = new RegExp(
  String.raw`^[^.!?\n]{0,12}?(?<!\p{L})(?:${DONE_TO_WRITER.join("|")})(?!\p{L})[^.!?\n]{0,16}[.!… ]*$`,
  "iu",
);

/** The same as `saysDangerPlainly` in the languages that no page is written in. */
export const saysDangerInAnotherLanguage = (text: string): boolean => {
  const composed = text.normalize("NFC");
  return PLAIN_WORDS.some((words) => words.test(composed)) || BARE_WORDS.test(composed.trim());
};
