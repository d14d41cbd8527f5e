import { Packer } from "docx";
import { wordDocument, type WordFacts } from "./docx-document.ts";

/** Runs in a worker: a long talk takes a second. */
export const writeWord = (facts: WordFacts): Promise<Uint8Array> => Packer.toBuffer(wordDocument(facts));
