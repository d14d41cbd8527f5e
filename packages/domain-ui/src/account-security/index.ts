export { EnrolmentScreen } from "./enrolment-screen.tsx";
export { SecurityPanel } from "./security-panel.tsx";
