export { CaseStatusBadge, caseStatusIcon } from "./case-status-badge.tsx";
export { fetchCases, fetchOvertaken, followCases, untilVisible } from "./changed-cases.ts";
export { newerRoom } from "./merge-room.ts";
export { ownUnreadOf } from "./own-unread.ts";
export { useOpenAdminSupportMutation, useRoomQuery } from "./rooms-api.ts";
export { useCaseStatusName } from "./use-case-status-name.ts";
export { useMyRooms } from "./use-my-rooms.ts";
