import { seoulDateOf } from "@legal/i18n";
import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { renderSite } from "../../../testing/render-site.tsx";

const open = (query = "") => {
  fakeApi({});
  history.replaceState(null, "", "/");
  return renderSite(`/tools/court-costs${query}`);
};
const table = () => screen.findByRole("table", { name: "법원에 낼 돈" });
const rows = async () =>
  within(await table())
    .getAllByRole("row")
    .map((row) => [within(row).getByRole("rowheader").textContent, within(row).getByRole("cell").textContent]);

describe("court costs", () => {
  it("follow from the amount: stamp duty, service fee and both together", async () => {
    const person = await open("?filedOn=2026-07-01");
    await person.type(screen.getByLabelText("청구 금액"), "5천만");
    expect(await rows()).toEqual([
      ["인지대", "207,000원"],
      [expect.stringContaining("송달료"), "84,600원"],
      ["법원에 낼 돈", "291,600원"],
    ]);
    expect(screen.getByText("50,000,000원")).toBeTruthy();
    expect(screen.getByText(/종이로 내면 399,200원/)).toBeTruthy();
    expect(screen.getByText(/양쪽 몫 169,200원/)).toBeTruthy();
    expect(screen.getByText(/재일 87-4 별표 1 \(/)).toBeTruthy();
    expect(location.search).toContain("amount=5%EC%B2%9C%EB%A7%8C");
  });

  it("of a payment order count both parties and a tenth of the duty", async () => {
    await open("?document=payment-order&amount=5000000&filing=paper&filedOn=2026-07-01");
    expect((await rows()).map(([, amount]) => amount)).toEqual(["2,500원", "67,680원", "70,180원"]);
  });

  it("need no amount where the duty is flat or the claim has none", async () => {
    await open("?document=provisional-attachment&filing=paper&filedOn=2026-07-01");
    expect((await rows())[0]).toEqual(["인지대", "10,000원"]);
    expect(screen.queryByLabelText("청구 금액")).toBeNull();
  });

  it.each([
    ["admin-first&basis=non-property", "207,000원", "56,400원"],
    ["claim-seizure&thirdParties=2", "3,600원", "45,120원"],
    ["auction&interested=4", "4,500원", "394,800원"],
    ["property-disclosure", "900원", "56,400원"],
    ["debtor-registry", "900원", "56,400원"],
  ])("are offered of administrative suits and of execution too: %s", async (document, stamp, fee) => {
    await open(`?document=${document}&filedOn=2026-07-01`);
    const [duty, service] = await rows();
    expect([duty?.[1], service?.[1]]).toEqual([stamp, fee]);
    const field = screen.getByLabelText<HTMLSelectElement>("낼 서류");
    expect(field.value).toBe(document.split("&")[0]);
  });

  it("of a claim that is raised are what its duty rises by", async () => {
    await open("?document=claim-amendment&before=10000000&amount=50000000&filedOn=2026-07-01");
    expect((await rows())[0]).toEqual(["인지대", "162,000원"]);
  });

  it("of an auction say what else is paid in advance", async () => {
    await open("?document=auction");
    expect(await screen.findByText(/감정·현황조사/)).toBeTruthy();
  });

  it("are the same tomorrow for who gets the link: it carries the day that was counted", async () => {
    const person = await open("?amount=5000000");
    await person.click(await screen.findByRole("button", { name: "링크 복사" }));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.searchParams.get("filedOn")).toBe(seoulDateOf(new Date()));
    expect(link.searchParams.get("amount")).toBe("5000000");
  });

  it("name the claim, which a printed or copied result has no field for", async () => {
    const person = await open("?document=payment-order&amount=500만");
    expect(await screen.findByText(/청구 금액 5,000,000원$/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "결과 복사" }));
    expect(await navigator.clipboard.readText()).toMatch(/^지급명령.* 청구 금액 5,000,000원\n/);
  });

  it("say when the fees were last checked, not since when they apply", async () => {
    await open("?amount=5000000");
    expect(await screen.findByText(/2026\. 11\. 22\.에 확인/)).toBeTruthy();
  });

  it.each([
    ["amount=-5", "청구 금액"],
    ["amount=100.5", "청구 금액"],
    ["amount=1000000000000000", "청구 금액"],
    ["amount=많이", "청구 금액"],
    ["amount=5000000&respondents=0", "피고·상대방 수"],
    ["amount=5000000&respondents=둘", "피고·상대방 수"],
    ["document=claim-seizure&thirdParties=many", /제3채무자 수/],
    ["document=auction&interested=-1", /이해관계인 수/],
    ["amount=5000000&filedOn=2001-01-01", /접수하는 날/],
    ["amount=5000000&document=none", "낼 서류"],
    ["amount=5000000&filing=fax", "내는 방법"],
  ])("%s is refused at its field, and nothing typed is lost", async (query, label) => {
    await open(`?${query}`);
    expect(await screen.findByText("표시된 칸을 고치면 결과가 나옵니다.")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(fieldProblem(field)).toMatch(/\S/);
    expect(field.value).toBe(new URLSearchParams(query).get(field.name));
    expect(screen.queryByRole("table")).toBeNull();
  });
});
