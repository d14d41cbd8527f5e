import type { Language } from "@legal/contracts/constants";
import { useChooseLanguage } from "@legal/web-kit";
import { act, fireEvent, screen } from "@testing-library/react";
import { FormattedMessage } from "react-intl";
import { makeRemote } from "./testing/make-remote.tsx";
import { openSite } from "./testing/open-site.tsx";
import { remoteServers } from "./testing/remote-servers.ts";

const catalogues = (language: Language) => [
  `./locales/${language}.json`,
  `../../../packages/web-kit/src/locales/${language}.json`,
];
const lose = (...languages: Language[]) => {
  for (const file of languages.flatMap(catalogues))
    jest.doMock(file, () => {
      throw new Error("offline");
    });
};
const bringBack = (...languages: Language[]) => languages.flatMap(catalogues).forEach((file) => jest.dontMock(file));

const Choice = ({ of: language }: { of: Language }) => {
  const choose = useChooseLanguage();
  return <button onClick={() => void choose(language)}>{language}</button>;
};
const Page = () => (
  <>
    <p>
      <FormattedMessage id="site.skipToContent" />
    </p>
    <textarea aria-label="words" />
    <Choice of="ko" />
    <Choice of="ja" />
    <Choice of="zh" />
  </>
);

let servers: ReturnType<typeof remoteServers>;

beforeEach(() => {
  localStorage.clear();
  servers = remoteServers({ status: 401, body: { code: "UNAUTHENTICATED", message: "", requestId: "r" } });
  const page = () => <Page />;
  servers.up.set("public", makeRemote("public", page));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  servers.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = async (language: Language) => {
  localStorage.setItem("language", language);
  await openSite("/");
  await screen.findByRole("heading", { level: 1, name: `public ${language}` });
  jest.useFakeTimers();
};
/** What React waits for must settle inside `act`. */
const later = () => act(() => jest.advanceTimersByTimeAsync(1000));
const choose = async (language: Language) => {
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: language })));
  await later();
};
/** The frame's own text, and the same one in the page. */
const skipTexts = () => [
  screen.getByRole("link", { name: /본문|content|本文|正文|内容/ }).textContent,
  screen.getByRole("main").querySelector("p")?.textContent,
];

describe("a language whose texts cannot be fetched", () => {
  it("leaves the page and what was typed, in the texts that are there", async () => {
    lose("ja", "ko");
    await open("en");
    const words = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "words" });
    fireEvent.change(words, { target: { value: "three weeks ago" } });
    await choose("ja");
    expect(screen.getByRole("textbox", { name: "words" })).toBe(words);
    expect(words.value).toBe("three weeks ago");
    expect(skipTexts()).toEqual(["Skip to content", "Skip to content"]);
    bringBack("ja", "ko");
  });

  it("is asked for again when it is chosen again, and not under the open page", async () => {
    lose("zh");
    await open("ko");
    await choose("zh");
    const korean = skipTexts();
    bringBack("zh");
    await later();
    await act(async () => void fireEvent.click(screen.getByRole("link", { name: "to the terms" })));
    expect(skipTexts()).toEqual(korean);
    await choose("ko");
    expect(skipTexts()).toEqual(korean);
    await choose("zh");
    const [frame, page] = skipTexts();
    expect(frame).not.toBe(korean[0]);
    expect(page).toBe(frame);
  });
});
