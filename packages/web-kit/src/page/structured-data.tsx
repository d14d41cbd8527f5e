/** Schema.org facts of a page for search engines; `<` cannot close the element. */
export const StructuredData = ({ facts }: { facts: readonly object[] }) => {
  const graph = { "@context": "https://schema.org", "@graph": facts };
  const text = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
};
