import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { id: "email", label: "이메일" },
  { id: "phone", label: "휴대폰", count: 3 },
  { id: "post", label: "우편" },
] as const;

const Page = () => {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("email");
  return (
    <Tabs label="찾는 방법" tabs={tabs} value={tab} onChange={setTab}>
      {tab}
    </Tabs>
  );
};

const chosen = () => screen.getByRole("tab", { selected: true });

describe("tabs", () => {
  it("are one stop in the tab order, then comes the panel", async () => {
    render(<Page />);
    await userEvent.tab();
    expect(document.activeElement).toBe(chosen());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "이메일" }));
  });

  it("move and choose with the arrows, around the ends, and with Home and End", async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(chosen().textContent).toContain("휴대폰");
    expect(document.activeElement).toBe(chosen());
    expect(screen.getByRole("tabpanel").textContent).toBe("phone");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(chosen().textContent).toBe("이메일");
    await userEvent.keyboard("{ArrowLeft}");
    expect(chosen().textContent).toBe("우편");
    await userEvent.keyboard("{Home}");
    expect(chosen().textContent).toBe("이메일");
  });
});
