/** What an answer asks to wait, in seconds or until a date (RFC 9110, 10.2.3); undefined where it asks for nothing. */
export const retryAfterMs = (header: string | null | undefined): number | undefined => {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : undefined;
};
