/** Every open socket of staff. */
export const ADMINS = "admins";
/** Those of pages that fetch the cases they show. */
export const CASE_FETCHERS = "case-fetchers";
export const userChannel = (userId: string): string => `user:${userId}`;
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`;
export const roomChannel = (roomId: string): string => `room:${roomId}`;
