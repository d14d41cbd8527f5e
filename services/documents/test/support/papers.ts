import type { DocumentType, Draft } from "@legal/document-types";
import { documentTypeOf } from "@legal/document-types/all-types";
import { SAMPLES } from "@legal/document-types/samples";
import { SKETCHES } from "@legal/document-types/sketches";
import { readPicture, type Pictures } from "../../src/rendering/figures/read-picture.ts";
import { makePng } from "./make-png.ts";

interface SamplePaper {
  name: string;
  type: DocumentType;
  draft: Draft;
}

const samples = SAMPLES.map(({ name, typeId, draft }): SamplePaper => {
  const type = documentTypeOf(typeId);
  if (!type) throw new Error(`no type ${typeId}`);
  return { name, type, draft };
});

/** A whole paper of each kind that is written, and of each that is sketched. */
export const PAPERS: readonly SamplePaper[] = [...samples, ...SKETCHES];

const plan = readPicture(makePng(800, 600));
if (!plan) throw new Error("no picture");

/** What their figures show. */
export const PLAN: Pictures = new Map([["e2", plan]]);
