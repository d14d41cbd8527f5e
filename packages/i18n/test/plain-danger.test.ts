import { LANGUAGES } from "@legal/contracts";
import { crisisHelp, saysDangerPlainly } from "@legal/i18n/danger";

const WANT_TO_DIE = {
  Vietnamese: "Tôi muốn chết|tôi muốn tự tử, chồng tôi đánh tôi|toi muon chet|Em không muốn sống nữa",
  Thai: "ฉันอยากตาย|ผมอยากฆ่าตัวตาย",
  Russian: "Хочу умереть|Я больше не хочу жить.|хочу покончить с собой",
  Uzbek: "O‘lgim kelyapti|men o'lmoqchiman|яшагим келмаяпти",
  Mongolian: "Би үхмээр байна|амиа хорлох гэж байна",
  Nepali: "म मर्न चाहन्छु|मलाई मर्न मन लाग्यो",
  Indonesian: "saya ingin mati|aku mau bunuh diri|bunuh diri",
  Tagalog: "Gusto ko nang mamatay|Gusto kong magpakamatay",
  Khmer: "ខ្ញុំចង់ស្លាប់",
  Spanish: "quiero morir|Me quiero morir|quiero suicidarme",
  French: "je veux mourir|J’ai envie de me tuer",
  German: "ich will sterben|Ich will nicht mehr leben.",
  Chinese: "想轻生|我想輕生",
};

const HARMED = {
  Vietnamese: "chồng tôi đánh tôi|tôi bị hiếp dâm",
  Thai: "สามีตีฉัน|ฉันถูกข่มขืน",
  Russian: "муж меня бьет|Муж бьёт меня каждый день|меня изнасиловали",
  Uzbek: "erim meni uradi",
  Mongolian: "нөхөр намайг зоддог",
  Nepali: "श्रीमानले मलाई कुट्छ",
  Indonesian: "suami saya memukul saya|saya diperkosa",
  Tagalog: "binubugbog ako ng asawa ko|na ni-rape ako",
  Khmer: "ប្តីវាយខ្ញុំ",
  Spanish: "mi marido me pega|me violaron",
  French: "mon mari me bat|j'ai été violée",
  German: "mein Mann schlägt mich",
};

const IDIOMS_AND_MATTERS = {
  Vietnamese: "mệt muốn chết|chồng tôi đánh tôi nhiều lần, tôi muốn ly hôn và giành quyền nuôi con",
  Thai: "ร้อนจนอยากตาย|ไม่อยากตาย",
  Russian: "я не хочу умереть|не хочу жить с мужем, хочу развод|муж меня бил, хочу развестись и получить алименты",
  Indonesian: "saya tidak mau bunuh diri",
  Spanish:
    "me quiero morir de vergüenza|no quiero morir|no me quiero morir|mi marido me pega y quiero el divorcio y la casa",
  French: "je veux mourir de rire|je ne veux plus vivre avec lui",
  German: "ich will nicht mehr leben mit ihm|mein Mann schlägt mich nicht, er zahlt nur keinen Unterhalt",
};

const rowsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([language, joined]) => joined.split("|").map((text) => [language, text] as const));

it.each(rowsOf(WANT_TO_DIE))(
  "in %s “%s” says plainly that its writer wants to die, whatever else it says",
  (_, text) => {
    expect(saysDangerPlainly(text)).toBe(true);
    expect(saysDangerPlainly(text.normalize("NFD"))).toBe(true);
  },
);

it.each(rowsOf(HARMED))("in %s “%s” says that its writer was harmed", (_, text) => {
  expect(saysDangerPlainly(text)).toBe(true);
});

it.each(rowsOf(IDIOMS_AND_MATTERS))("in %s “%s” is an idiom or a matter", (_, text) => {
  expect(saysDangerPlainly(text)).toBe(false);
});

it.each(LANGUAGES)("who helps names interpreters, in %s", (language) => {
  expect(crisisHelp(language).after).toContain("1345");
});
