/** The reader's own calendar day of an instant, `yyyy-MM-dd`. */
export const localDayOf = (instant: string | number): string => new Date(instant).toLocaleDateString("sv-SE");
