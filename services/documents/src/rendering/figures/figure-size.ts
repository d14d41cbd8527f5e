import type { PageFormat } from "@legal/document-types";
import type { Picture } from "./read-picture.ts";

const A4_MM = { width: 210, height: 297 };
/** For the annex's title above it. */
const TITLE_MM = 30;

/** In millimetres: as large as a page takes it below a title. */
export const figureSize = (
  { width, height }: Pick<Picture, "width" | "height">,
  { margins }: PageFormat,
): { width: number; height: number } => {
  const widest = A4_MM.width - margins.left - margins.right;
  const highest = A4_MM.height - margins.top - margins.bottom - TITLE_MM;
  const scale = Math.min(widest / width, highest / height);
  return { width: width * scale, height: height * scale };
};
