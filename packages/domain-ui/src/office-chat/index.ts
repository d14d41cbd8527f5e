export { ConsultButton } from "./consult-button.tsx";
