import { crisisHelp } from "@legal/i18n/danger";
import { useLanguage } from "@legal/web-kit";
import { CrisisHelpBox } from "./crisis-help-box.tsx";

/** The numbers that help where no answer came that has them; loaded with the page, so that they need no server. */
export const OwnCrisisHelp = () => {
  const { language } = useLanguage();
  return <CrisisHelpBox help={crisisHelp(language)} />;
};
