export const verifyEmailRoute = "POST /api/auth/verify-email";
export const resendVerificationRoute = "POST /api/users/me/email/verification";
export const correctEmailRoute = "PATCH /api/users/me/email";
export const changeEmailRoute = "POST /api/users/me/email/change";
