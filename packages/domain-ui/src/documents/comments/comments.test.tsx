import { admin, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { StaffDocument } from "../review/staff-document.tsx";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
afterEach(() => office.stop());

it("a comment that is sent leaves what its writer typed meanwhile", async () => {
  office = await openDocumentOffice(makeDocument({ state: "staff-check" }), admin);
  const { person } = await office.show((document, type) => <StaffDocument document={document} type={type} />);
  await person.click(screen.getByRole("tab", { name: "의견" }));
  const gate = Promise.withResolvers<void>();
  const [path, by] = [`/api/documents/${office.current().id}/comments`, { id: admin.id, name: null, side: "admin" }];
  office.answer(`POST ${path}`, async (body) => {
    await gate.promise;
    const said = { id: "e1", blockId: null, by, at: "2026-11-20T02:00:00.000Z", resolved: null };
    return { body: { ...said, ...(JSON.parse(body) as object) } };
  });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "의견 남기기" });
  await person.type(field, "금액이 틀립니다");
  await person.click(screen.getByRole("button", { name: "남기기" }));
  await person.type(field, " 층수도요");
  gate.resolve();
  await waitFor(() => expect(field.value).toBe("층수도요"));
});
