import { caseStatusName } from "@legal/catalog";
import type { CaseStatus } from "@legal/contracts/constants";
import { useLanguage } from "@legal/web-kit";

export const useCaseStatusName = () => {
  const { language } = useLanguage();
  return (status: CaseStatus) => caseStatusName(status, language);
};
