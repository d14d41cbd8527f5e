import { LANGUAGES } from "@legal/contracts/constants";
import { member } from "@legal/web-kit/testing";
import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

describe("questions and answers", () => {
  it.each(LANGUAGES)("are answered in %s, each in one place", async (language) => {
    fakeApi({});
    await renderSite("/faq", language);
    const texts = catalogues[language] as Record<string, string>;
    const questions = Object.keys(texts).filter((key) => /^faq\.\w+\.q$/.test(key));
    expect(questions).toHaveLength(13);
    for (const key of questions) {
      const summary = screen.getByText(texts[key] ?? "");
      const answer = texts[key.replace(/q$/, "a")] ?? "";
      expect(within(summary.closest("details") ?? document.body).getByText(answer)).toBeTruthy();
    }
  });

  it.each([
    ["visitors", { status: 401 }],
    ["members", { body: member }],
  ])("are one press away from every page for %s", async (_who, me) => {
    fakeApi({ "GET /api/auth/me": () => me });
    const person = await renderSite("/terms");
    await person.click(screen.getByRole("link", { name: "자주 묻는 질문" }));
    expect(await screen.findByRole("heading", { level: 1, name: "자주 묻는 질문" })).toBeTruthy();
  });
});
