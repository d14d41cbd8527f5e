export { GuidanceView } from "./guidance-view.tsx";
export { TurnGuidance } from "./turn-guidance.tsx";
