export { COURTS, isCourtName, isLocalCourt, mayBeInTerritory, mayHaveOwnCourt, orderCourtsOf } from "./courts.ts";
export { COURT_FILE_LIMIT } from "./electronic-filing.ts";
export { LAY_AGENT_LIMIT } from "./lay-agent.ts";
