import { admin, useWideWindow } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";
import { StaffDocument } from "./staff-document.tsx";

useWideWindow();

it("leads to the case's room, whose way back leads to the document again", async () => {
  const document = makeDocument({ state: "staff-check" });
  const office = await openDocumentOffice(document, admin);
  const { person } = await office.show((shown, type) => <StaffDocument document={shown} type={type} />);
  await person.click(screen.getByRole("link", { name: /김민지/ }));
  expect(screen.getByLabelText("address").textContent).toBe(`/chat/${document.caseId}`);
  expect(screen.getByLabelText("way back").textContent).toBe("desk");
  await office.stop();
});
