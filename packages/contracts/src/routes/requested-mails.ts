export const claimMailRoute = "POST /internal/mails/:id/claim";
export const endMailRoute = "POST /internal/mails/:id/end";
