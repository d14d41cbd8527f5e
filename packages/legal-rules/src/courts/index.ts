export { COURTS, isCourtName, mayBeInTerritory } from "./courts.ts";
