/** A whole number as people type it, in full-width digits too; NaN where it is none. */
export const readCount = (text: string): number => {
  const digits = text.normalize("NFKC").trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
};
