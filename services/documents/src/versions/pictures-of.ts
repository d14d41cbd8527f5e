import type { Block } from "@legal/document-types";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { filesOf, type DocumentRecord, type StoredExhibit } from "../record/document-model.ts";
import { readPicture, type Picture, type Pictures } from "../rendering/figures/read-picture.ts";
import type { ExhibitStamper } from "./exhibit-files.ts";

interface Deps {
  caseChat: Pick<CaseChat, "bytesOf">;
  writer: ExhibitStamper;
  signal: AbortSignal;
}

/** One file that opens as an exhibit opens in a paper: one made to end the renderer ends nothing but itself. */
const pictureOf = async (
  caseId: string,
  exhibit: StoredExhibit,
  { caseChat, writer, signal }: Deps,
): Promise<Picture | null> => {
  const { fileId, fileName, fileType: type } = exhibit;
  if (filesOf(exhibit).length > 1 || !type.startsWith("image/")) return null;
  const bytes = await caseChat.bytesOf(caseId, fileId);
  const picture = readPicture(bytes);
  if (!picture) return null;
  const { stamped } = await writer.stampExhibit({ label: "", files: [{ fileName, type, bytes }] }, signal);
  return stamped ? picture : null;
};

/** What a paper's figures show; an exhibit that is no picture is left out. */
export const picturesOf = async (
  blocks: readonly Block[],
  { caseId, exhibits }: Pick<DocumentRecord, "caseId" | "exhibits">,
  deps: Deps,
): Promise<Pictures> => {
  const pictures = new Map<string, Picture>();
  for (const block of blocks) {
    const exhibit = block.kind === "figure" && exhibits.find(({ id }) => id === block.exhibitId);
    const picture = exhibit ? await pictureOf(caseId, exhibit, deps) : null;
    if (exhibit && picture) pictures.set(exhibit.id, picture);
  }
  return pictures;
};
