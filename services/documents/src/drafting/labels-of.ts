import { exhibitLabels } from "@legal/document-types";
import type { DocumentRecord } from "../record/document-model.ts";
import { answersOf } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";

/** Of a document's files: of a frozen one as its paper cites them, whatever a later release would number. */
export const labelsOf = ({ typeId, answers, exhibits, frozen }: DocumentRecord): readonly string[] =>
  frozen?.labels ?? exhibitLabels(typeOf(typeId), answersOf(answers), exhibits);
