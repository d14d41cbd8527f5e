import { getDocumentTypeCall, listDocumentTypesCall, type Language } from "@legal/contracts";
import type { DocumentType, Field, FieldList } from "@legal/document-types";
import { questionTexts } from "@legal/document-types/all-texts";
import { DOCUMENT_TYPES } from "@legal/document-types/all-types";
import { typeName } from "@legal/document-types/texts";
import { createRouter, languageOf, parse } from "@legal/service-kit";
import { typeOf } from "./type-of.ts";

export const typeRoutes = createRouter();

const presentType = ({ id, version, mode, services }: DocumentType, language: Language) => ({
  id,
  version,
  mode,
  name: typeName(id, questionTexts(language)),
  services,
});

const presentField = ({ path, field, required, askedIf }: Field) => ({
  path,
  field,
  required,
  conditional: askedIf !== undefined,
});

const presentQuestion = (question: Field | FieldList) => {
  if (!("list" in question)) return presentField(question);
  const { path, list, min, max, askedIf } = question;
  return { path, list: list.map(presentField), min, max, conditional: askedIf !== undefined };
};

typeRoutes.get(listDocumentTypesCall.path, (req, res) => {
  res.json(DOCUMENT_TYPES.map((type) => presentType(type, languageOf(req))));
});

typeRoutes.get(getDocumentTypeCall.path, (req, res) => {
  const type = typeOf(parse(getDocumentTypeCall, req).params.id);
  const sections = type.interview.map(({ id, askedIf, questions }) => ({
    id,
    conditional: askedIf !== undefined,
    questions: questions.map(presentQuestion),
  }));
  res.json({ ...presentType(type, languageOf(req)), sections });
});
