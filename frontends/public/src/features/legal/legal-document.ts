/** One article (조) of a legal text: paragraphs (항) in order, each with its items (호) if it lists any. */
export interface LegalArticle {
  title: string;
  paragraphs: { text: string; items?: string[] }[];
}

export interface LegalDocument {
  title: string;
  /** `yyyy-MM-dd` */
  effectiveFrom: string;
  introduction: string;
  articles: LegalArticle[];
}
