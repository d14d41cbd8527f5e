/** Where customers reach the office; the words around it are in the message catalogues. */
export const SUPPORT_EMAIL = "support@ondam.example";
export const SUPPORT_PHONE = "02-000-0000";
