import { screen, waitFor } from "@testing-library/react";
import { ASKED_AT, desk, openDeskOf, set, shown, useCasesDesk } from "../../testing/cases-desk.tsx";
import { CasesPanel } from "./cases-panel.tsx";

const open = openDeskOf(CasesPanel);

useCasesDesk();

describe("searching", () => {
  it("shows the answer to what was typed last, in whatever order answers come", async () => {
    const person = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    desk.held.set("고객00", promise);
    const field = screen.getByRole("searchbox");
    await person.type(field, "고객00");
    await waitFor(() => expect(desk.asked.some((url) => url.searchParams.get("search") === "고객00")).toBe(true));
    await person.type(field, "7");
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객007")]));
    resolve();
    expect(await screen.findByText("1,000건 이상")).toBeTruthy();
    expect(shown()).toEqual([expect.stringContaining("고객007")]);
  });

  it("ends by the view's own entry in the navigation, and stays ended", async () => {
    const person = await open();
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    await person.type(field, "고객007");
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객007")]));
    await person.click(screen.getByRole("button", { name: "whole view" }));
    expect(field.value).toBe("");
    await waitFor(() => expect(shown().length).toBeGreaterThan(1));
    expect(screen.getByLabelText("address").textContent).toBe("/admin?tab=prep");
    await person.type(field, "고객00{Backspace}");
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toMatch(/q=%EA%B3%A0%EA%B0%9D0$/));
    expect(field.value).toBe("고객0");
  });

  it("keeps search and filters in the address", async () => {
    const person = await open();
    await person.click(screen.getByRole("button", { name: "내 사건" }));
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객003")]));
    expect(await screen.findByText("1,000건 이상")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "마감일 없음" }));
    expect(await screen.findByText("조건에 맞는 사건이 없습니다")).toBeTruthy();
    expect(screen.getByLabelText("address").textContent).toBe("/admin?tab=prep&mine=1&filter=noDeadline");
  });

  it("combines filters, and keeps them and the order in the address", async () => {
    const person = await open();
    set(desk.rooms[4]?.id ?? "", { waitingSince: ASKED_AT });
    set(desk.rooms[5]?.id ?? "", { waitingSince: ASKED_AT });
    await person.click(screen.getByRole("button", { name: "답변 필요" }));
    await person.click(screen.getByRole("button", { name: "마감일 없음" }));
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객004")]));
    await person.selectOptions(screen.getByRole("combobox", { name: "정렬" }), "waiting");
    await waitFor(() => expect(desk.asked.some((url) => url.searchParams.get("sort") === "waiting")).toBe(true));
    expect(screen.getByLabelText("address").textContent).toBe(
      "/admin?tab=prep&filter=noDeadline%2Cunanswered&sort=waiting",
    );
  });
});
