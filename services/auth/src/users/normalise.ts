/** Names and mailboxes that differ in case only are the same. */
export const usernameKeyOf = (username: string): string => username.trim().toLowerCase();

export const emailKeyOf = (email: string): string => email.trim().normalize("NFC").toLowerCase();
