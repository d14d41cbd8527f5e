/** What was asked by a visitor and is not claimed yet. */
export const unclaimedOf = (visitorId: string) => ({ visitorId, userId: null });
