/** How a person proved who they are (`amr`, RFC 8176 where it has a name): password, one-time code, recovery code, Google. */
export const AUTH_METHODS = ["pwd", "otp", "recovery", "google"] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

export const ROLES = ["user", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;

export const USERNAME_PATTERN = /^[A-Za-z0-9_]+$/;

export const PASSWORD_MIN = 8;

/** Longer input only costs hashing time. */
export const PASSWORD_MAX = 128;
export const DISPLAY_NAME_MAX = 50;

/** Names the user to whom a page belongs: what is sent from it is theirs, or is refused. */
export const READER_HEADER = "x-reader";
