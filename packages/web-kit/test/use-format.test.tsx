import { screen } from "@testing-library/react";
import { useFormat } from "../src/language/use-format.ts";
import { renderKit } from "../src/testing/render-kit.tsx";

const NOW = new Date(2026, 10, 24, 1);

const Ago = ({ then }: { then: Date }) => (
  <output>{useFormat().relativeTime(then.toISOString(), NOW.getTime())}</output>
);

describe("how long ago something was", () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ["ko", new Date(2026, 10, 22, 2), "그저께"],
    ["en", new Date(2026, 10, 22, 2), "2 days ago"],
    ["ko", new Date(2026, 10, 23, 0), "어제"],
    ["ko", new Date(2026, 10, 23, 2), "23시간 전"],
    ["ko", new Date(2026, 10, 24, 0, 20), "40분 전"],
  ])("is said in %s by the reader's calendar days, and within a day by the clock", (language, then, words) => {
    localStorage.setItem("language", language);
    renderKit(<Ago then={then} />);
    expect(screen.getByRole("status").textContent).toBe(words);
  });
});
