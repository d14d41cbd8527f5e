export { GuidanceView } from "./guidance-view.tsx";
export { OwnCrisisHelp } from "./own-crisis-help.tsx";
export { TurnGuidance } from "./turn-guidance.tsx";
