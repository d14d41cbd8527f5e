import { Packer } from "docx";
import { createDocxDocument, type DocxFacts } from "./docx-document.ts";

/** Runs in a worker: a long conversation takes a second. */
export const writeDocx = (facts: DocxFacts): Promise<Uint8Array> => Packer.toBuffer(createDocxDocument(facts));
