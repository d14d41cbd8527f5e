/** One spelling for storing and asking: width, case and composed or decomposed letters do not matter. */
export const normalise = (text: string): string => text.normalize("NFKC").toLowerCase();
