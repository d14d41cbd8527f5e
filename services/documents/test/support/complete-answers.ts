import type { Document } from "@legal/contracts";
import { questionAt, type AnswerValue, type Field, type FieldList } from "@legal/document-types";
import { documentTypeOf } from "@legal/document-types/all-types";

/** People of both sides are grown up, differ, and can be reached. */
const valueOf = (question: Field | FieldList, path: string): AnswerValue => {
  if ("list" in question) return ["k1"];
  const { field } = question;
  switch (field.kind) {
    case "money":
      return 5_000_000;
    case "integer":
      return field.min;
    case "boolean":
      return question.path === "serviceable";
    case "percent":
      return "5";
    case "date":
      return question.path === "birth" ? "1980-01-01" : "2026-01-05";
    case "choice":
      return field.options[0] ?? "";
    case "address":
      return { postcode: "06000", line: "서울 강남구 테헤란로 1" };
    case "phone":
      return "010-1234-5678";
    case "email":
      return "gildong@example.org";
    case "court":
      return "서울중앙지방법원";
    case "case-number":
      return "2026차전123";
    case "corporation-number":
      return "110111-0000002";
    case "prose":
      return ["돈을 빌려주었습니다."];
    default:
      return path.startsWith("debtors") ? "이영희" : "김철수";
  }
};

/** An answer of the right kind to each of the questions that are missing. */
export const answersTo = ({ typeId, missing, answers }: Document): Record<string, AnswerValue> => {
  const type = documentTypeOf(typeId);
  const given = missing.flatMap((path): [string, AnswerValue][] => {
    const question = type && questionAt(type, path);
    const known = answers[path] as AnswerValue | undefined;
    return question ? [[path, known ?? valueOf(question, path)]] : [];
  });
  return Object.fromEntries(given);
};
