import { SERVICE_IDS, serviceName } from "@legal/catalog";
import type { FinderAnswer } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { renderPages } from "@legal/web-kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { catalogues } from "../../testing/render-site.tsx";
import { Services } from "./services.tsx";

const renderFinder = async (language: Language = "ko") => {
  localStorage.setItem("language", language);
  const { person } = await renderPages(<Services />, "/", catalogues);
  const texts = catalogues[language];
  const services = within(await screen.findByRole("region", { name: texts["landing.finder.label"] }));
  return { person, texts, services, box: services.getByRole<HTMLInputElement>("searchbox") };
};

const openFinder = async (language: Language = "ko") => {
  fakeApi({});
  const { box, ...opened } = await renderFinder(language);
  const search = (words: string) => opened.person.type(box, words);
  const shown = () => opened.services.getAllByRole("link").map((link) => link.getAttribute("href"));
  return { ...opened, search, shown };
};

describe("looking for a service in everyday words", () => {
  it.each([
    ["ko", "떼인 돈", "payment-order"],
    ["ko", "전세 보증금", "lease-registration"],
    ["en", "my boss did not pay my wages", "labor-lawsuit"],
    ["ja", "離婚", "divorce-lawsuit"],
    ["zh", "押金", "lease-registration"],
  ] as const)("in %s, %s finds %s and says how many it found", async (language, words, expected) => {
    const { search, services, shown } = await openFinder(language);
    await search(words);
    const links = await services.findAllByRole("link", { name: serviceName(expected, language) });
    expect(links[0]?.getAttribute("href")).toBe(`/service/${expected}`);
    expect(shown().length).toBeLessThan(SERVICE_IDS.length);
    await waitFor(() => expect(services.getByRole("status").textContent).toContain(String(shown().length)));
  });

  it("takes an example at a press", async () => {
    const { person, services, texts } = await openFinder();
    await person.click(services.getByRole("button", { name: texts["landing.finder.example.wages"] }));
    await services.findByRole("link", { name: serviceName("labor-lawsuit", "ko") });
    expect(services.getByRole<HTMLInputElement>("searchbox").value).toBe(texts["landing.finder.example.wages"]);
  });

  it("says that nothing fits, what to do then, and shows everything again", async () => {
    const { person, search, services, texts, shown } = await openFinder();
    await search("qqqq");
    await services.findByRole("heading", { name: /‘qqqq’.*찾지 못했습니다/ });
    expect(services.getByRole("status").textContent).toBe(texts["landing.finder.none"]);
    await person.click(services.getByRole("button", { name: texts["landing.finder.showAll"] }));
    expect(shown()).toHaveLength(SERVICE_IDS.length);
  });
});

const STEP = { purpose: "", stop: "", words: [], isStart: false, price: 55_000, courtCosts: null };
const FOUND: FinderAnswer = {
  kind: "fit",
  help: null,
  referral: null,
  warnings: [],
  questions: [],
  route: {
    claim: null,
    note: null,
    steps: [
      { ...STEP, serviceId: "certified-mail" },
      { ...STEP, serviceId: "lease-registration", isStart: true, words: ["보증금"] },
    ],
  },
  unsure: false,
  services: ["lease-registration", "payment-order"],
};
const FIND = "POST /api/ai/find";
const SITUATION = "집주인이 보증금을 안 줘요";

describe("the finder, when something is typed", () => {
  const openWith = async (answerTo: (body: unknown) => Partial<FinderAnswer>) => {
    const api = fakeApi({ [FIND]: ({ body }) => ({ body: { ...FOUND, ...answerTo(body) } }) });
    const opened = await renderFinder();
    return { ...opened, asked: () => api.to("POST", "/api/ai/find").map(({ body }) => body) };
  };

  it("asks once the typing pauses, and shows the way, then the services", async () => {
    const { person, services, box, asked } = await openWith(() => ({}));
    await person.type(box, SITUATION);
    const way = within(await services.findByRole("region", { name: "이 순서로 하시면 됩니다" }));
    expect(way.getAllByRole("listitem").map((item) => item.getAttribute("aria-current"))).toEqual([null, "step"]);
    expect(way.getByText(/‘보증금’/)).toBeTruthy();
    await waitFor(() => expect(asked().at(-1)).toEqual({ text: SITUATION }));
    expect(asked().length).toBeLessThan(SITUATION.length / 2);
    expect(services.getByRole("status").textContent).toContain("2");
    const link = way.getByRole("link", { name: "이 일로 AI 상담하기" });
    expect(link.getAttribute("href")).toBe("/service/lease-registration#consult");
  });

  it("answers a name from the catalogue alone", async () => {
    const { person, services, box, asked } = await openWith(() => ({}));
    await person.type(box, "내용증명");
    await services.findByRole("link", { name: "내용증명" });
    expect(asked().filter((body) => JSON.stringify(body).includes("내용증명"))).toEqual([]);
  });

  it("shows a person in danger the numbers and no service at all", async () => {
    const help = { sentence: "많이 힘드셨겠습니다.", lines: [{ number: "109", name: "상담전화" }], after: "" };
    const { person, services, box } = await openWith(() => ({ kind: "crisis", help, route: null, services: [] }));
    await person.type(box, "번개탄 샀어요");
    const alert = within(await services.findByRole("alert"));
    expect(alert.getByRole("link", { name: /109/ }).getAttribute("href")).toBe("tel:109");
    expect(services.queryByRole("button", { name: "빌려준 돈" })).toBeNull();
    expect(services.getByRole("link", { name: "담당자에게 확인하기" })).toBeTruthy();
    expect(services.getAllByRole("link")).toHaveLength(2);
  });

  it.each([
    ["ko", "죽고 싶어요"],
    ["en", "I want to die"],
    ["ja", "死にたいです"],
    ["zh", "我不想活了"],
  ] as const)(
    "shows in %s the numbers for plain words of danger where the service answers nothing",
    async (...given) => {
      const [language, words] = given;
      fakeApi({ [FIND]: () => refusal(429, "RATE_LIMITED", "") });
      const { person, services, box } = await renderFinder(language);
      await person.type(box, words);
      const alert = within(await services.findByRole("alert"));
      const called = alert.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(called.slice(0, 2)).toEqual(["tel:109", "tel:112"]);
      expect(services.getAllByRole("link").filter((link) => /service/u.test(link.getAttribute("href") ?? ""))).toEqual(
        [],
      );
      expect(services.getByRole("status").textContent).toBe("");
    },
  );

  const answerBack = async () => {
    const questions = [{ id: "who" as const, text: "누가 누구에게?", answers: ["제가 받아야 합니다."] }];
    const { person, services, box, asked } = await openWith((body) =>
      JSON.stringify(body).includes("answered") ? {} : { questions, route: null, services: [] },
    );
    await person.type(box, "친구와 다퉜어요");
    await person.click(await services.findByRole("button", { name: "제가 받아야 합니다." }));
    await person.click(services.getByRole("button", { name: "이어서 보기" }));
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
    return { person, services, box, asked };
  };

  it("asks back, and the answers join what was typed", async () => {
    const { box, asked } = await answerBack();
    expect(box.value).toBe("친구와 다퉜어요. 제가 받아야 합니다.");
    const request = { text: "친구와 다퉜어요. 제가 받아야 합니다.", answered: ["who"] };
    await waitFor(() => expect(asked().at(-1)).toEqual(request));
  });

  it.each<[Language, string, string, string]>([
    ["ko", "지급명령 받았는데 갚은 돈", "11월 20일이요", "지급명령 받았는데 갚은 돈. 11월 20일에 받았습니다."],
    ["ko", "지급명령 받았는데 갚은 돈", "어제", "지급명령 받았는데 갚은 돈. 어제 받았습니다."],
    ["ko", "지급명령 받았는데 갚은 돈.", "20일쯤 받은 것 같아요", "지급명령 받았는데 갚은 돈. 20일쯤 받은 것 같아요"],
    ["en", "I got a payment order", "on November 20", "I got a payment order. I received it on November 20."],
    ["en", "I got a payment order", "yesterday", "I got a payment order. I received it yesterday."],
    ["ja", "支払督促が届きました", "11月20日です", "支払督促が届きました。11月20日に受け取りました。"],
    ["ja", "支払督促が届きました", "昨日", "支払督促が届きました。昨日受け取りました。"],
    ["zh", "收到了支付令", "11月20日", "收到了支付令。我是11月20日收到的。"],
    ["ko", "지급명령 받았는데 갚은 돈", "이틀 전", "지급명령 받았는데 갚은 돈. 이틀 전에 받았습니다."],
    ["ko", "지급명령 받았는데 갚은 돈", "지난달 20일이에요", "지급명령 받았는데 갚은 돈. 지난달 20일에 받았습니다."],
    ["ko", "지급명령 받았는데 갚은 돈", "11월 20일이었어요", "지급명령 받았는데 갚은 돈. 11월 20일에 받았습니다."],
    ["ko", "지급명령 받았는데 갚은 돈", "어제 저녁", "지급명령 받았는데 갚은 돈. 어제 저녁 받았습니다."],
    ["en", "I got a payment order", "four days ago", "I got a payment order. I received it four days ago."],
    ["en", "I got a payment order", "It was yesterday", "I got a payment order. I received it yesterday."],
    ["ja", "支払督促が届きました", "今朝", "支払督促が届きました。今朝受け取りました。"],
    ["ja", "支払督促が届きました", "昨日でした", "支払督促が届きました。昨日受け取りました。"],
    ["zh", "收到了支付令", "是昨天", "收到了支付令。我是昨天收到的。"],
    ["zh", "收到了支付令", "两天前", "收到了支付令。我是两天前收到的。"],
    ["en", "I got a payment order", "about four days ago", "I got a payment order. about four days ago"],
    ["ko", "지급명령 받았는데 갚은 돈", "이틀 전쯤", "지급명령 받았는데 갚은 돈. 이틀 전쯤"],
  ])("says in %s that the paper came on the day that is answered: %s, %s", async (language, typed, day, joined) => {
    const questions = [{ id: "serviceDate" as const, text: "?", answers: [] }];
    const api = fakeApi({
      [FIND]: ({ body }) => {
        const isAnswered = JSON.stringify(body).includes("answered");
        return { body: isAnswered ? FOUND : { ...FOUND, questions, route: null, services: [] } };
      },
    });
    const { person, services, box } = await renderFinder(language);
    await person.click(box);
    await person.paste(typed);
    await person.type(await services.findByRole("textbox", { name: "?" }), `${day}{Enter}`);
    expect(box.value).toBe(joined);
    const request = { text: joined, answered: ["serviceDate"] };
    await waitFor(() => expect(api.to("POST", "/api/ai/find").at(-1)?.body).toEqual(request));
  });

  it("asks about another situation from the beginning, and not again about one that goes on", async () => {
    const { person, services, box, asked } = await answerBack();
    await person.type(box, " 작년이에요");
    const request = { text: "친구와 다퉜어요. 제가 받아야 합니다. 작년이에요", answered: ["who"] };
    await waitFor(() => expect(asked().at(-1)).toEqual(request));
    const example = catalogues.ko["landing.finder.example.wages"];
    await person.click(services.getByRole("button", { name: example }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ text: example }));
  });

  it("reads the beginning and the end of a long text, says so, and takes all of it to the consult", async () => {
    const { person, services, box, asked } = await openWith(() => ({}));
    const situation = `${SITUATION} ${"여러 번 전화했습니다. ".repeat(120)}지급명령을 11월 20일에 받았습니다`;
    await person.click(box);
    await person.paste(situation);
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
    const { text } = asked().at(-1) as { text: string };
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text.startsWith(SITUATION)).toBe(true);
    expect(text.endsWith("지급명령을 11월 20일에 받았습니다")).toBe(true);
    expect(services.getByText(/앞뒤 1,000자만 읽었습니다/)).toBeTruthy();
    await person.click(services.getByRole("link", { name: "이 일로 AI 상담하기" }));
    expect(Object.values(sessionStorage).concat(Object.values(localStorage)).join()).toContain(situation);
  });

  it("searches the catalogue's words while the service is slow, and shows its answer once it comes", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fakeApi({ [FIND]: () => promise.then(() => ({ body: FOUND })) });
    const { person, services, box } = await renderFinder();
    await person.type(box, SITUATION);
    const [link] = await services.findAllByRole("link", undefined, { timeout: 5000 });
    expect(link?.getAttribute("href")).toBe("/service/lease-registration");
    expect(services.queryByRole("region", { name: "이 순서로 하시면 됩니다" })).toBeNull();
    await act(async () => resolve());
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
  });

  it("keeps the answer to other words no longer than that", async () => {
    const never = new Promise<never>(() => undefined);
    fakeApi({ [FIND]: ({ body }) => (JSON.stringify(body).includes("월급") ? never : { body: FOUND }) });
    const { person, services, texts } = await renderFinder();
    await person.type(services.getByRole("searchbox"), SITUATION);
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
    await person.click(services.getByRole("button", { name: texts["landing.finder.example.wages"] }));
    await services.findByRole("link", { name: serviceName("labor-lawsuit", "ko") }, { timeout: 5000 });
    expect(services.queryByRole("region", { name: "이 순서로 하시면 됩니다" })).toBeNull();
  });

  it.each([
    [500, "떼인 돈", "payment-order"],
    [429, "떼인 돈", "payment-order"],
    [500, "남편이랑 같이 살기 싫어요", "divorce-lawsuit"],
  ] as const)("searches the catalogue's words when the service answers %i: %s", async (status, words, expected) => {
    fakeApi({ [FIND]: () => refusal(status, "INTERNAL", "") });
    const { person, services, box } = await renderFinder();
    await person.type(box, words);
    await waitFor(() => expect(services.getAllByRole("link")[0]?.getAttribute("href")).toBe(`/service/${expected}`));
    expect(services.queryByRole("alert")).toBeNull();
  });
});
