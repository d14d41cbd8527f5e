export { GuidanceView } from "./guidance-view.tsx";
