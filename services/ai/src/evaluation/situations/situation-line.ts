/** Services that would be right (any of them), rules whose period threatens, and what the person writes. */
export type SituationLine = readonly [services: string, rules: string, text: string];
