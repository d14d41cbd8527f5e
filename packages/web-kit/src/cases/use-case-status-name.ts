import { caseStatusName } from "@legal/catalog";
import type { CaseStatus } from "@legal/contracts/constants";
import { useLanguage } from "../language/use-language.ts";

export const useCaseStatusName = () => {
  const { language } = useLanguage();
  return (status: CaseStatus) => caseStatusName(status, language);
};
