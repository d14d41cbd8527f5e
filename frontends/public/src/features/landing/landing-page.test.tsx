import { SERVICE_GROUPS, SERVICE_IDS, serviceName } from "@legal/catalog";
import type { Language } from "@legal/contracts/constants";
import { screen, waitFor, within } from "@testing-library/react";
import type { FinderAnswer } from "@legal/contracts";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

const openLanding = async (language: Language = "ko") => {
  fakeApi({});
  const person = await renderSite("/", language);
  const texts = catalogues[language];
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(texts["landing.hero.title"]);
  const services = within(screen.getByRole("region", { name: texts["landing.finder.label"] }));
  const search = (words: string) => person.type(services.getByRole("searchbox"), words);
  const shown = () => services.getAllByRole("link").map((link) => link.getAttribute("href"));
  return { person, texts, services, search, shown };
};

describe("the landing page", () => {
  it("leads to login, signup and every one of the 18 services", async () => {
    const { texts, shown } = await openLanding();
    expect(screen.getByRole("link", { name: texts["landing.hero.start"] }).getAttribute("href")).toBe("/login");
    expect(screen.getByRole("link", { name: texts["landing.hero.signup"] }).getAttribute("href")).toBe("/signup");
    expect(new Set(shown())).toEqual(new Set(SERVICE_IDS.map((id) => `/service/${id}`)));
    expect(shown()).toHaveLength(SERVICE_IDS.length);
    expect(SERVICE_GROUPS).toHaveLength(5);
  });

  it("says on each service's card from how much, with the total, and above them that court costs are extra", async () => {
    const { services, texts } = await openLanding();
    const card = services.getByRole("heading", { name: "지급명령" }).closest("article, li")?.textContent;
    expect(card).toContain("110,000원\u00a0· VAT\u00a0포함\u00a0121,000원부터");
    expect(services.getByText(texts["landing.services.extra"] ?? "").textContent).toContain("법적 비용은 별도");
  });

  it("has a header with login and languages", async () => {
    const { texts } = await openLanding();
    const header = within(screen.getByRole("banner"));
    expect(header.getByRole("link", { name: texts["account.login"] }).getAttribute("href")).toBe("/login");
    expect(header.getByRole("button", { name: /언어 선택/ })).toBeTruthy();
  });

  it("says what the office does and why to choose it, in three cards each", async () => {
    const { texts } = await openLanding();
    for (const title of [texts["landing.about.title"], texts["landing.why.title"]]) {
      const band = within(await screen.findByRole("region", { name: title }));
      expect(band.getAllByRole("listitem")).toHaveLength(3);
    }
    for (const reason of ["AI 상담", "사람의 확인, 변호사 검토", "빠른 처리"])
      expect(screen.getByRole("heading", { level: 3, name: reason })).toBeTruthy();
  });

  it("leads to the calculators in one row", async () => {
    await openLanding();
    const row = within(await screen.findByRole("navigation", { name: "직접 계산해 보기" }));
    expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools/deadline",
      "/tools/court-costs",
      "/tools/interest",
    ]);
  });

  it("says each price in full, by agreement where there is none", async () => {
    await openLanding();
    const table = within(screen.getByRole("table"));
    const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) }).textContent;
    expect(row("지급명령")).toContain("110,000원 VAT 포함 121,000원220,000원 VAT 포함 242,000원");
    expect(row("지급명령")).toContain("법적 비용 별도");
    expect(row("소장 작성")).toContain("500,000원 VAT 포함 550,000원사건 검토 후 견적");
    expect(table.getAllByRole("row")).toHaveLength(1 + SERVICE_GROUPS.length + SERVICE_IDS.length);
  });

  it("shows how to reach the office where the contact link leads", async () => {
    await openLanding();
    const contact = within(document.getElementById("contact") as HTMLElement);
    expect(contact.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
  });

  it("sends a visitor who wants to chat to the login, and says why", async () => {
    const { person } = await openLanding();
    await person.click(screen.getByRole("button", { name: "상담 요청" }));
    expect(screen.getByText("로그인이 필요합니다")).toBeTruthy();
    expect(screen.getByText("관리자에게 문의하려면 먼저 로그인해주세요")).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/login?next=%2F%3Fask%3Doffice"));
  });
});

describe("looking for a service in everyday words", () => {
  it.each([
    ["ko", "떼인 돈", "payment-order"],
    ["ko", "전세 보증금", "lease-registration"],
    ["en", "my boss did not pay my wages", "labor-lawsuit"],
    ["ja", "離婚", "divorce-lawsuit"],
    ["zh", "押金", "lease-registration"],
  ] as const)("in %s, %s finds %s and says how many it found", async (language, words, expected) => {
    const { search, services, shown } = await openLanding(language);
    await search(words);
    const links = await services.findAllByRole("link", { name: serviceName(expected, language) });
    expect(links[0]?.getAttribute("href")).toBe(`/service/${expected}`);
    expect(shown().length).toBeLessThan(SERVICE_IDS.length);
    await waitFor(() => expect(services.getByRole("status").textContent).toContain(String(shown().length)));
  });

  it("takes an example at a press", async () => {
    const { person, services, texts } = await openLanding();
    await person.click(services.getByRole("button", { name: texts["landing.finder.example.wages"] }));
    await services.findByRole("link", { name: serviceName("labor-lawsuit", "ko") });
    expect(services.getByRole<HTMLInputElement>("searchbox").value).toBe(texts["landing.finder.example.wages"]);
  });

  it("says that nothing fits, what to do then, and shows everything again", async () => {
    const { person, search, services, texts, shown } = await openLanding();
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
    const person = await renderSite("/");
    const texts = catalogues.ko;
    const services = within(screen.getByRole("region", { name: texts["landing.finder.label"] }));
    const box = services.getByRole<HTMLInputElement>("searchbox");
    return { api, person, services, box, asked: () => api.to("POST", "/api/ai/find").map(({ body }) => body) };
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
      const person = await renderSite("/", language);
      const services = within(screen.getByRole("region", { name: catalogues[language]["landing.finder.label"] }));
      await person.type(services.getByRole("searchbox"), words);
      const alert = within(await services.findByRole("alert"));
      const called = alert.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(called.slice(0, 2)).toEqual(["tel:109", "tel:112"]);
      expect(services.getAllByRole("link").filter((link) => /service/u.test(link.getAttribute("href") ?? ""))).toEqual(
        [],
      );
      expect(services.getByRole("status").textContent).toBe("");
    },
  );

  it("asks back, and the answers join what was typed", async () => {
    const questions = [{ id: "who" as const, text: "누가 누구에게?", answers: ["제가 받아야 합니다."] }];
    const { person, services, box, asked } = await openWith((body) =>
      JSON.stringify(body).includes("answered") ? {} : { questions, route: null, services: [] },
    );
    await person.type(box, "친구와 다퉜어요");
    await person.click(await services.findByRole("button", { name: "제가 받아야 합니다." }));
    await person.click(services.getByRole("button", { name: "이어서 보기" }));
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
    expect(box.value).toBe("친구와 다퉜어요 제가 받아야 합니다.");
    const told = { text: "친구와 다퉜어요 제가 받아야 합니다.", answered: ["who"] };
    await waitFor(() => expect(asked().at(-1)).toEqual(told));
  });

  it("asks about another situation from the beginning, and not again about one that goes on", async () => {
    const questions = [{ id: "who" as const, text: "누가 누구에게?", answers: ["제가 받아야 합니다."] }];
    const { person, services, box, asked } = await openWith((body) =>
      JSON.stringify(body).includes("answered") ? {} : { questions, route: null, services: [] },
    );
    await person.type(box, "친구와 다퉜어요");
    await person.click(await services.findByRole("button", { name: "제가 받아야 합니다." }));
    await person.click(services.getByRole("button", { name: "이어서 보기" }));
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
    await person.type(box, " 작년이에요");
    const told = { text: "친구와 다퉜어요 제가 받아야 합니다. 작년이에요", answered: ["who"] };
    await waitFor(() => expect(asked().at(-1)).toEqual(told));
    const example = catalogues.ko["landing.finder.example.wages"];
    await person.click(services.getByRole("button", { name: example }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ text: example }));
  });

  it("reads the beginning and the end of a long text, says so, and takes all of it to the consult", async () => {
    const { person, services, box, asked } = await openWith(() => ({}));
    const story = `${SITUATION} ${"여러 번 전화했습니다. ".repeat(120)}지급명령을 11월 20일에 받았습니다`;
    await person.click(box);
    await person.paste(story);
    await services.findByRole("region", { name: "이 순서로 하시면 됩니다" });
    const { text } = asked().at(-1) as { text: string };
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text.startsWith(SITUATION)).toBe(true);
    expect(text.endsWith("지급명령을 11월 20일에 받았습니다")).toBe(true);
    expect(services.getByText(/앞뒤 1,000자만 읽었습니다/)).toBeTruthy();
    await person.click(services.getByRole("link", { name: "이 일로 AI 상담하기" }));
    expect(Object.values(sessionStorage).concat(Object.values(localStorage)).join()).toContain(story);
  });

  it.each([
    [500, "떼인 돈", "payment-order"],
    [429, "떼인 돈", "payment-order"],
    [500, "남편이랑 같이 살기 싫어요", "divorce-lawsuit"],
  ] as const)("searches the catalogue's words when the service answers %i: %s", async (status, words, expected) => {
    fakeApi({ [FIND]: () => refusal(status, "INTERNAL", "") });
    const person = await renderSite("/");
    const services = within(screen.getByRole("region", { name: catalogues.ko["landing.finder.label"] }));
    await person.type(services.getByRole("searchbox"), words);
    await waitFor(() => expect(services.getAllByRole("link")[0]?.getAttribute("href")).toBe(`/service/${expected}`));
    expect(services.queryByRole("alert")).toBeNull();
  });
});
