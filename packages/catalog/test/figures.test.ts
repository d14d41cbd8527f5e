import { figuresIn, type Language } from "../src/index.ts";

const found = (text: string, language: Language) => [...figuresIn(text, language)];

it.each<[Language, string, string[]]>([
  ["ko", "알림을 받고 일주일이 지나서", ["1 week"]],
  ["ko", "두 주 안에, 늦어도 한 달 안에", ["2 week", "1 month"]],
  ["ko", "하루 전, 열흘 뒤, 보름 안에", ["1 day", "10 day", "15 day"]],
  ["en", "more than a week, or two weeks, after the notice", ["1 week", "2 week"]],
  ["en", "within a month of a year", ["1 month", "1 year"]],
  ["ja", "通知から一週間、または十五日", ["15 day", "1 week"]],
  ["zh", "通知一周之后，两个月以内，或二十日", ["20 day", "1 week", "2 month"]],
  ["zh", "一个星期", ["1 week"]],
])("%s: a length in words is a figure as one in digits is: %s", (language, text, figures) => {
  expect(found(text, language)).toEqual(figures);
});

it.each<[Language, string]>([
  ["ko", "변제했다고 한 주장과 하루 24시간"],
  ["en", "5% a year from a day that was agreed"],
  ["zh", "最后一天如为公休日，顺延至下一个工作日，可能要两三个月"],
])("%s: what states no length is none: %s", (language, text) => {
  expect(found(text, language).filter((figure) => !figure.endsWith("percent"))).toEqual([]);
});
