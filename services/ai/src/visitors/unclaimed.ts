/** What was asked by a visitor and is nobody's yet. */
export const unclaimedOf = (visitorId: string) => ({ visitorId, userId: null });
