import type { Language } from "@legal/contracts/constants";
import { ErrorBoundary } from "@legal/ui";
import { act, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { lazyTexts } from "../src/loading/lazy-texts.tsx";
import { renderKit } from "../src/testing/render-kit.tsx";

const GREETINGS: Partial<Record<Language, string>> = { ko: "안녕하세요", en: "Hello" };

/** The files of the languages, of which some cannot be fetched now. */
const filesWithout = (...missing: Language[]) => {
  const gone = new Set(missing);
  const Texts = lazyTexts(async (language) => {
    if (gone.has(language)) throw new Error("offline");
    return { default: { greeting: GREETINGS[language] ?? "" } };
  });
  return { Texts, mend: () => gone.clear() };
};

const Page = ({ Texts }: { Texts: ReturnType<typeof lazyTexts> }) => {
  const [looks, setLooks] = useState(0);
  return (
    <>
      <button onClick={() => setLooks(looks + 1)}>look again</button>
      <ErrorBoundary renderError={(_, retry) => <button onClick={retry}>retry</button>}>
        <Suspense>
          <Texts key={looks}>
            <FormattedMessage id="greeting" />
          </Texts>
        </Suspense>
      </ErrorBoundary>
    </>
  );
};

const show = (Texts: ReturnType<typeof lazyTexts>, language: Language) => {
  localStorage.setItem("language", language);
  return act(async () => void renderKit(<Page Texts={Texts} />));
};
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const later = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("texts that come with a screen", () => {
  it("are asked for again by a retry", async () => {
    const { Texts, mend } = filesWithout("ko");
    await show(Texts, "ko");
    expect(screen.getByRole("button", { name: "retry" })).toBeTruthy();
    await later();
    await press("retry");
    expect(screen.getByRole("button", { name: "retry" })).toBeTruthy();
    mend();
    await later();
    await press("retry");
    expect(screen.getByText("안녕하세요")).toBeTruthy();
  });

  it("are Korean where they cannot be fetched, for as long as that screen shows", async () => {
    const { Texts, mend } = filesWithout("en");
    await show(Texts, "en");
    expect(screen.getByText("안녕하세요")).toBeTruthy();
    mend();
    await later();
    expect(screen.getByText("안녕하세요")).toBeTruthy();
    await press("look again");
    expect(screen.getByText("Hello")).toBeTruthy();
  });

  it("are not fetched ahead while only the Korean ones can be", async () => {
    const { Texts, mend } = filesWithout("en");
    await expect(Texts.preload("en")).rejects.toThrow("offline");
    mend();
    expect(await Texts.preload("en")).toEqual({ greeting: "Hello" });
    await show(Texts, "en");
    expect(screen.getByText("Hello")).toBeTruthy();
  });

  it("show at once after they were fetched ahead", async () => {
    const { Texts } = filesWithout();
    localStorage.setItem("language", "en");
    await Texts.preload("en");
    renderKit(<Page Texts={Texts} />);
    expect(screen.getByText("Hello")).toBeTruthy();
  });
});
