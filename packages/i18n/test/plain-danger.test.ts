import { LANGUAGES } from "@legal/contracts";
import { crisisHelp, saysDangerPlainly } from "@legal/i18n/danger";

const WANT_TO_DIE = {
  Vietnamese:
    "Tôi muốn chết|tôi muốn tự tử, chồng tôi đánh tôi|toi muon chet|Em không muốn sống nữa|toi khong muon song nua|toi muon tu tu vi no",
  Thai: "ฉันอยากตาย|ผมอยากฆ่าตัวตาย",
  Russian:
    "Хочу умереть|Я больше не хочу жить.|хочу покончить с собой|жить не хочу|я больше жить не хочу|хочу умереть от безысходности",
  Uzbek: "O‘lgim kelyapti|men o'lmoqchiman|яшагим келмаяпти|yashagim kelmayapti",
  Mongolian: "Би үхмээр байна|амиа хорлох гэж байна|амиа хорломоор байна|амьдармааргүй байна|өртэй амьдармааргүй байна",
  Nepali: "म मर्न चाहन्छु|मलाई मर्न मन लाग्यो|बाँच्न मन लाग्दैन|म बाँच्न चाहन्न",
  Indonesian:
    "saya ingin mati|aku mau bunuh diri|bunuh diri|nggak mau hidup lagi|gak mau hidup lagi|tidak mau hidup lagi karena hutang",
  Tagalog:
    "Gusto ko nang mamatay|Gusto kong magpakamatay|Ayaw ko nang mabuhay|Ayokong mabuhay|Ayoko na mabuhay|Magpapakamatay na lang ako|Gusto ko na lang mamatay",
  Khmer: "ខ្ញុំចង់ស្លាប់",
  Spanish:
    "quiero morir|Me quiero morir|quiero suicidarme|ya no quiero vivir|no quiero vivir, debo mucho dinero|me quiero matar|quiero morirme de una vez",
  French: "je veux mourir|J’ai envie de me tuer|je vais me tuer|je n'ai plus envie de vivre|je veux plus vivre",
  German: "ich will sterben|Ich will nicht mehr leben.|Ich will einfach nur sterben|ich will nur noch sterben",
  Chinese: "想轻生|我想輕生",
  Korean:
    "살기 싫어요|더는 살고 싶지 않아요|이 세상에서 살기 싫어요|판결이 나왔는데 더는 살기 싫어요|살고 싶지 않은데 소장까지 왔어요|남편과 이혼하고 더는 살기 싫어요|이 고통과 더는 살고 싶지 않아요|압류가 들어와 살기 싫어요|눈물이 나와 살기 싫어요|판결 결과 더는 살고 싶지 않아요|외로움과 살기 싫어요|개같이 살기 싫어요",
  English:
    "i dont want to live anymore|I don’t want to live any longer with this debt|I don't want to live anymore in this world|im suicidal|I don't want to live anymore with this cancer|I don't want to live anymore with what he did to me",
};

const HARMED = {
  Vietnamese: "chồng tôi đánh tôi|tôi bị hiếp dâm",
  Thai: "สามีตีฉัน|ฉันถูกข่มขืน|สามีตีฉันค่ะ|เมื่อคืนสามีตีฉัน|ฉันถูกข่มขืนค่ะ|ฉันถูกสามีทำร้าย",
  Russian: "муж меня бьет|Муж бьёт меня каждый день|меня изнасиловали",
  Uzbek: "erim meni uradi",
  Mongolian: "нөхөр намайг зоддог",
  Nepali: "श्रीमानले मलाई कुट्छ",
  Indonesian: "suami saya memukul saya|saya diperkosa",
  Tagalog: "binubugbog ako ng asawa ko|na ni-rape ako",
  Khmer: "ប្តីវាយខ្ញុំ|យប់មិញប្តីវាយខ្ញុំ",
  Spanish: "mi marido me pega|me violaron|mi marido me pegó",
  French: "mon mari me bat|j'ai été violée|mon mari m'a frappée",
  German: "mein Mann schlägt mich|mein Mann hat mich geschlagen",
};

const IDIOMS_AND_MATTERS = {
  Vietnamese:
    "mệt muốn chết|chồng tôi đánh tôi nhiều lần, tôi muốn ly hôn và giành quyền nuôi con|Toi muon tu tu tra no duoc khong?|tôi không muốn sống nữa với chồng",
  Thai: "ร้อนจนอยากตาย|ไม่อยากตาย|สามีตีฉันหลายครั้ง ต้องการหย่าและเลี้ยงลูก",
  Russian:
    "я не хочу умереть|не хочу жить с мужем, хочу развод|муж меня бил, хочу развестись и получить алименты|хочу умереть от стыда|с мужем жить не хочу|с моим мужем больше не хочу жить",
  Indonesian: "saya tidak mau bunuh diri|tidak mau hidup lagi bersama suami saya|Adik saya bunuh diri|Suami bunuh diri",
  Spanish:
    "me quiero morir de vergüenza|no quiero morir|no me quiero morir|mi marido me pega y quiero el divorcio y la casa|lo quiero matar|con mi marido ya no quiero vivir",
  French: "je veux mourir de rire|je ne veux plus vivre avec lui|je vais me tuer à la tâche",
  German: "ich will nicht mehr leben mit ihm|mein Mann schlägt mich nicht, er zahlt nur keinen Unterhalt",
  Korean:
    "남편이랑 같이 살기 싫어요|시어머니와 살기 싫어요. 이혼하고 싶어요|남편과 더 살고 싶지 않아요|남편하고는 더 이상 살기 싫어요|시어머니 모시고 살기 싫어요|이 집에서 살기 싫어요|여기 더는 살기 싫어요",
  English:
    "I don't want to live any longer with my husband|I don't want to live any more in this damp flat|I don't want to live here anymore",
  Mongolian: "Нөхөртэйгөө амьдармааргүй байна",
  Tagalog: "Gusto kong mamatay siya|Ayoko nang mabuhay kasama siya",
  Uzbek: "Erim bilan yashagim kelmaydi|bu uyda yashagim kelmaydi|o'lgim kelmaydi|ўлгим келмайди",
  Nepali: "मलाई मर्न मन लाग्दैन",
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
