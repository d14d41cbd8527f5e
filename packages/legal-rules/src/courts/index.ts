export {
  COURTS,
  courtOfAddress,
  isCourtName,
  isLocalCourt,
  mayBeInTerritory,
  mayHaveOwnCourt,
  orderCourtsOf,
} from "./courts.ts";
