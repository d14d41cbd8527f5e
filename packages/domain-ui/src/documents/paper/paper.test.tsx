import { COURT_FORMAT, type Block } from "@legal/document-types";
import { renderPages } from "@legal/web-kit/testing";
import { screen, within } from "@testing-library/react";
import { documentCatalogues } from "../testing/catalogues.ts";
import { Paper, type PaperProps } from "./paper.tsx";

const BLOCKS: Block[] = [
  { id: "title", from: [], kind: "title", text: "지급명령신청서" },
  {
    id: "parties",
    from: ["creditor.name"],
    kind: "parties",
    parties: [{ role: "채권자", lines: ["홍길동", "서울특별시 강남구 테헤란로 1"] }],
  },
  { id: "claim", from: [], kind: "heading", text: "신청취지" },
  { id: "claim-1", from: ["principal"], kind: "paragraph", level: 1, ordinal: 1, text: "금 5,000,000원" },
  { id: "claim-2", from: [], kind: "paragraph", level: 2, ordinal: 2, text: "이자" },
  { id: "annex", from: [], kind: "annex", number: 1, title: "계산표" },
  {
    id: "items",
    from: ["items"],
    kind: "table",
    columns: [
      { label: "날짜", weight: 1, align: "center" },
      { label: "금액", weight: 2, align: "right" },
    ],
    rows: [["2026. 3. 2.", "5,000,000원"]],
  },
];

const show = (props: Partial<PaperProps> = {}) =>
  renderPages(<Paper blocks={BLOCKS} format={COURT_FORMAT} label="서류" {...props} />, "/", documentCatalogues);

describe("a paper", () => {
  it("is Korean, with headings, parties and tables that a screen reader tells apart", async () => {
    await show();
    const paper = within(screen.getByRole("article", { name: "서류" }));
    expect(screen.getByRole("article").getAttribute("lang")).toBe("ko");
    expect(paper.getByRole("heading", { level: 2 }).textContent).toBe("지급명령신청서");
    expect(paper.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "신청취지",
      "[별지 1] 계산표",
    ]);
    expect(paper.getByRole("definition").textContent).toBe("홍길동서울특별시 강남구 테헤란로 1");
    expect(paper.getByRole("columnheader", { name: "금액" })).toBeTruthy();
    expect(paper.getByText("나.")).toBeTruthy();
  });

  it("shows a figure by its exhibit's file, and its name where that is no picture", async () => {
    const figure = { id: "plan", from: [], kind: "figure", exhibitId: "e2", text: "토지 현황도" } as const;
    const exhibit = {
      id: "e2",
      label: "갑 제2호증",
      title: "토지 현황도",
      purpose: "",
      fileName: "plan.png",
      fileSize: 9,
    };
    const exhibits = [{ ...exhibit, fileId: "f2", fileType: "image/png" }];
    await show({ blocks: [figure], exhibits });
    expect(screen.getByRole("img", { name: "토지 현황도" }).getAttribute("src")).toBe("/api/files/f2");
    await show({ blocks: [figure], exhibits: exhibits.map((one) => ({ ...one, fileType: "application/pdf" })) });
    expect(screen.getByText("[그림: 토지 현황도]")).toBeTruthy();
  });

  it("leads from a block to the question that made it, by its words and by its button", async () => {
    const picked: string[] = [];
    const { person } = await show({ onPick: ({ id }) => picked.push(id) });
    await person.click(screen.getByText("금 5,000,000원"));
    await person.click(
      screen.getByRole("button", { name: "채권자 홍길동 서울특별시 강남구 테헤란로 1 - 질문으로 가기" }),
    );
    await person.click(screen.getByRole("heading", { name: "신청취지" }));
    expect(picked).toEqual(["claim-1", "parties"]);
  });

  it("shows how many comments a block has, and opens them", async () => {
    const opened: string[] = [];
    const { person } = await show({
      commentCounts: new Map([["claim-1", 2]]),
      onComment: ({ id }) => opened.push(id),
    });
    await person.click(screen.getByRole("button", { name: "금 5,000,000원 - 의견 2개" }));
    expect(opened).toEqual(["claim-1"]);
  });

  it("marks what was made from the path that is being answered", async () => {
    await show({ path: "principal" });
    expect(document.querySelectorAll("[data-current]")).toHaveLength(1);
  });
});
