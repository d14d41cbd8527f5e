import { OwnCrisisHelp } from "@legal/domain-ui/guidance";
import { saysDangerPlainly } from "@legal/i18n/danger";

/** The numbers for plain words of danger; they need no service and no further file. */
export const ownHelpFor = (words: string) => saysDangerPlainly(words) && <OwnCrisisHelp />;
