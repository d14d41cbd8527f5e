/** Names and mailboxes that differ in case only are the same. */
export const usernameKeyOf = (username: string): string => username.trim().toLowerCase();

export const emailKeyOf = (email: string): string => email.trim().normalize("NFC").toLowerCase();

/** Digits only, the Korean country code folded into the national form: `+82 10-1234-5678` is `01012345678`. */
export const phoneKeyOf = (phone: string | null | undefined): string | null => {
  const digits = (phone ?? "").replaceAll(/\D/g, "");
  return digits ? digits.replace(/^82(?=1\d)/, "0") : null;
};
