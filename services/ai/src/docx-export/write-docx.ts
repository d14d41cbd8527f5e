import { Packer } from "docx";
import { createDocxDocument, type DocxFacts } from "./docx-document.ts";

/** Runs in a worker: a long talk takes a second. */
export const writeDocx = (facts: DocxFacts): Promise<Uint8Array> => Packer.toBuffer(createDocxDocument(facts));
