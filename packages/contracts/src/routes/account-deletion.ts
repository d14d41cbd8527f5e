export const deleteMeRoute = "POST /api/users/me/deletion";
export const requestDeletionLinkRoute = "POST /api/users/me/deletion/link";
export const confirmDeletionRoute = "POST /api/auth/confirm-deletion";
