import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { Sentences } from "../prose/sentences.tsx";

/** Sentences that were written for the customer, and which of them they have approved. */
export const SentenceFacts = ({ document, type }: { document: Document; type: DocumentType }) =>
  Object.entries(document.prose ?? {}).map(([path, prose]) => (
    <Sentences key={path} type={type} path={path} prose={prose} />
  ));
