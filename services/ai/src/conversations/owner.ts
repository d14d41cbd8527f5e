/** Whose conversations a caller may touch: a member's own, or those of the browser's visitor cookie. */
export type Owner = { readonly userId: string } | { readonly visitorId: string };

export const ownedBy = (owner: Owner): { userId: string } | { visitorId: string; userId: null } =>
  "userId" in owner ? { userId: owner.userId } : { visitorId: owner.visitorId, userId: null };
