import type { FinderAnswer } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { useChooseLanguage } from "@legal/web-kit";
import { renderPages } from "@legal/web-kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { catalogues } from "../../testing/render-site.tsx";
import { Services } from "./services.tsx";

const FIND = "POST /api/ai/find";
const refused = () => refusal(429, "RATE_LIMITED", "");
const RESULTS = "./finder-results.tsx";
const wordsIn = (language: Language) => `../../../../../packages/catalog/src/search/words-${language}.json`;
const aiTextsIn = (language: Language) => `../../../../../packages/domain-ui/src/assistant/locales/${language}.json`;

const lose = (...files: string[]) => {
  for (const file of files)
    jest.doMock(file, () => {
      throw new Error("offline");
    });
};
const bringBack = (...files: string[]) => files.forEach((file) => jest.dontMock(file));

const ToChinese = () => {
  const choose = useChooseLanguage();
  return <button onClick={() => void choose("zh")}>中文</button>;
};

const openFinder = async (language: Language) => {
  localStorage.setItem("language", language);
  const pages = (
    <>
      <Services />
      <ToChinese />
    </>
  );
  const { person } = await renderPages(pages, "/", catalogues);
  const texts = catalogues[language];
  const services = within(await screen.findByRole("region", { name: texts["landing.finder.label"] }));
  const box = services.getByRole<HTMLInputElement>("searchbox");
  const failed = () => services.findByText(texts["landing.finder.failed"], { exact: false });
  const sold = () => services.queryAllByRole("link").filter((link) => link.getAttribute("href")?.includes("/service/"));
  const called = async () => {
    await waitFor(() => expect(sold()).toEqual([]));
    return within(services.getByRole("alert"))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  };
  return { person, texts, services, box, failed, sold, called };
};

/** What React waits for must settle inside `act`, or the page stays at its skeleton. */
const byHand = (box: HTMLInputElement) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const write = (value: string) => act(async () => void fireEvent.change(box, { target: { value } }));
  const later = () => act(() => jest.advanceTimersByTimeAsync(3000));
  return { write, later };
};

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fakeApi({ [FIND]: refused });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const NOTHING = { referral: null, warnings: [], questions: [], route: null, unsure: false, services: [] };
const HELP = { sentence: "많이 힘드셨겠습니다.", lines: [{ number: "1366", name: "여성긴급전화" }], after: "" };
const CRISIS: FinderAnswer = { ...NOTHING, kind: "crisis", help: HELP };

describe("where a part of the finder cannot be loaded", () => {
  it("the numbers show though the texts around them are missing", async () => {
    lose(aiTextsIn("en"), aiTextsIn("ko"));
    fakeApi({ [FIND]: () => ({ body: CRISIS }) });
    const { person, box, called } = await openFinder("en");
    await person.type(box, "he is hitting me");
    await screen.findByRole("link", { name: /1366/ });
    expect(await called()).toEqual(["tel:1366"]);
    expect(box.value).toBe("he is hitting me");
    bringBack(aiTextsIn("en"), aiTextsIn("ko"));
  });

  it("plain words of danger have the numbers in place of the services, and other words a retry", async () => {
    lose(RESULTS);
    const { person, texts, services, box, failed, called } = await openFinder("ko");
    await person.type(box, "죽고 싶어요");
    await services.findByRole("link", { name: /109/ });
    expect((await called()).slice(0, 2)).toEqual(["tel:109", "tel:112"]);
    expect(services.queryByText(texts["landing.services.extra"])).toBeNull();
    expect(services.queryByRole("button", { name: texts["landing.finder.example.wages"] })).toBeNull();

    await person.clear(box);
    await person.type(box, "떼인 돈");
    await failed();
    expect(services.queryByRole("link", { name: /109/ })).toBeNull();
    bringBack(RESULTS);
    await person.click(services.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(services.getAllByRole("link")[0]?.getAttribute("href")).toBe("/service/payment-order"));
    expect(box.value).toBe("떼인 돈");
  });

  it("what was typed stays, with the numbers for plain words of danger, and a later letter asks again", async () => {
    lose(wordsIn("ja"));
    const { services, box, failed, called } = await openFinder("ja");
    const { write, later } = byHand(box);
    await write("離");
    await failed();
    await write("死にたいです");
    expect((await called()).slice(0, 2)).toEqual(["tel:109", "tel:112"]);

    await later();
    await write("離");
    await failed();
    expect(box.value).toBe("離");
    bringBack(wordsIn("ja"));
    await later();
    await write("離婚");
    await later();
    expect(services.getAllByRole("link")[0]?.getAttribute("href")).toBe("/service/divorce-lawsuit");
    expect(box.value).toBe("離婚");
  });

  it("numbers that the assistant gave stay in a change of the language", async () => {
    lose(wordsIn("zh"));
    fakeApi({ [FIND]: ({ body }) => (JSON.stringify(body).includes("맞고") ? { body: CRISIS } : refused()) });
    const { person, box, called } = await openFinder("ko");
    await person.type(box, "남편한테 맞고 있어요");
    await screen.findByRole("link", { name: /1366/ });
    await person.click(screen.getByRole("button", { name: "中文" }));
    await waitFor(() => expect(box.placeholder).toBe(catalogues.zh["landing.finder.placeholder"]));
    expect(await called()).toContain("tel:1366");
    expect(box.value).toBe("남편한테 맞고 있어요");
    bringBack(wordsIn("zh"));
  });
});

describe("where the service saw a person in danger and the next request brings nothing", () => {
  it.each([
    ["is refused", refused],
    ["fails", () => refusal(500, "INTERNAL", "")],
    ["is slow", () => new Promise<never>(() => undefined)],
  ])("the numbers stay: it %s", async (_, nothing) => {
    const api = fakeApi({
      [FIND]: ({ body }) => (JSON.stringify(body).includes("무서워요") ? nothing() : { body: CRISIS }),
    });
    const { box, sold, called } = await openFinder("ko");
    const { write, later } = byHand(box);
    await write("남편한테 맞고 있어요");
    await screen.findByRole("link", { name: /1366/ });
    await write("남편한테 맞고 있어요 무서워요");
    // The pause, the answer or the wait for it, and what is shown then.
    for (let step = 0; step < 3; step += 1) await later();
    expect(api.to("POST", "/api/ai/find")).toHaveLength(2);
    expect(sold()).toEqual([]);
    expect(await called()).toContain("tel:1366");
  });
});
