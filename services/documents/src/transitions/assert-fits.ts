import { blocksOf, exhibitPath, type Block, type DocumentType } from "@legal/document-types";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { draftOf } from "../drafting/draft-of.ts";
import type { WeighedIssue } from "../drafting/evaluate-document.ts";
import type { RequestScope } from "../presenting/request-scope.ts";
import type { Pictures } from "../rendering/figures/read-picture.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { RENDER_LIMIT_MS, type RenderingLimit } from "../rendering/rendering-limit.ts";
import { typeOf } from "../types/type-of.ts";
import type { ExhibitStamper } from "../versions/exhibit-files.ts";
import { picturesOf } from "../versions/pictures-of.ts";
import { assertReady } from "./assert-may-move.ts";
import { weighTransition } from "./store-transition.ts";
import type { TransitionRequest } from "./transition-request.ts";

interface SetPaper {
  blocks: readonly Block[];
  pictures: Pictures;
  pages: number;
}

const issue = (reason: string, path: string, values: WeighedIssue["values"]): WeighedIssue => ({
  code: "G16",
  reason,
  severity: "block",
  office: true,
  path,
  values,
  accepted: null,
});

/** G16: what keeps a paper, once it is set, from being filed as it is. */
export const unfitOf = ({ pagesMax }: DocumentType, { blocks, pictures, pages }: SetPaper): WeighedIssue[] => [
  ...blocks.flatMap((block) =>
    block.kind === "figure" && !pictures.has(block.exhibitId)
      ? [issue("figure", exhibitPath(block.exhibitId), { title: block.text })]
      : [],
  ),
  ...(pagesMax !== undefined && pages > pagesMax ? [issue("pages", "", { pages, max: pagesMax })] : []),
];

/** What sets a paper as it is filed. */
export interface SettingDeps {
  caseChat: Pick<CaseChat, "bytesOf">;
  writer: PaperWriter & ExhibitStamper;
}

/** The office shows its customer no paper that could not be filed: one with figures or a bound on its pages is set first. */
export const assertFits = async (
  request: TransitionRequest,
  scope: RequestScope,
  { caseChat, writer, papers }: SettingDeps & { papers: RenderingLimit },
): Promise<void> => {
  const { document, waiting } = await weighTransition(request, scope);
  const type = typeOf(document.typeId);
  const blocks = blocksOf(type, draftOf(document, scope.day));
  if (type.pagesMax === undefined && !blocks.some(({ kind }) => kind === "figure")) return;
  const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
  const unfit = await papers.run(scope.user.id, async () => {
    const pictures = await picturesOf(blocks, document, { caseChat, writer, signal });
    const { pages } = await writer.renderPdf(blocks, type.format, signal, pictures);
    return unfitOf(type, { blocks, pictures, pages });
  });
  const issues = [...waiting.issues, ...unfit];
  await assertReady({ ...waiting, issues }, scope.language);
};
