export { CrisisHelpBox } from "./crisis-help-box.tsx";
export { GuidanceView } from "./guidance-view.tsx";
export { joinSentences } from "./join-sentences.ts";
export { OwnCrisisHelp } from "./own-crisis-help.tsx";
export { TurnGuidance } from "./turn-guidance.tsx";
