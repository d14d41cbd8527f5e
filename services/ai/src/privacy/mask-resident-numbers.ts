/** Birth date, a hyphen or space or nothing, then a digit for century and sex and six more. */
const RESIDENT_NUMBER = /(?<!\d)(\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))[-–\s]?[1-8]\d{6}(?!\d)/gu;

/**
 * Korean resident registration numbers keep their birth date alone: neither history nor a model's server needs the
 * rest.
 */
export const maskResidentNumbers = (text: string): string => text.replaceAll(RESIDENT_NUMBER, "$1-*******");
