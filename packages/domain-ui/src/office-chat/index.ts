export { AskOnArrival } from "./ask-on-arrival.tsx";
export { ConsultButton } from "./consult-button.tsx";
