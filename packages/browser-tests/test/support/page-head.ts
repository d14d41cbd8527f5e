interface Fact {
  "@type": string;
  [name: string]: unknown;
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

const unescape = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Every tag of a kind in a page's HTML. */
const tags = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "gi")), ([tag]) => tag);

const linksOf = (html: string, rel: string) =>
  tags(html, "link")
    .filter((tag) => attribute(tag, "rel") === rel)
    .map((tag) => ({ hreflang: attribute(tag, "hreflang"), href: unescape(attribute(tag, "href") ?? "") }));

const metaOf = (html: string) =>
  tags(html, "meta").map((tag) => ({
    name: attribute(tag, "name") ?? attribute(tag, "property") ?? "",
    content: unescape(attribute(tag, "content") ?? ""),
  }));

const factsOf = (html: string): Fact[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = ""]) => {
    const { "@graph": graph } = JSON.parse(json) as { "@graph": Fact[] };
    return graph;
  }).flat();

/** What search engines and messengers read of a page: as text, for they run no script of ours. */
export const readHead = (html: string) => {
  const meta = metaOf(html);
  const alternates = linksOf(html, "alternate").map(({ hreflang = "", href }) => [hreflang, href] as const);
  return {
    lang: attribute(tags(html, "html")[0] ?? "", "lang"),
    titles: Array.from(html.matchAll(/<title[^>]*>([^<]*)<\/title>/g), ([, title = ""]) => unescape(title)),
    descriptions: meta.filter(({ name }) => name === "description").map(({ content }) => content),
    canonical: linksOf(html, "canonical").map(({ href }) => href),
    alternates: Object.fromEntries(alternates),
    openGraph: Object.fromEntries(
      meta.filter(({ name }) => name.startsWith("og:")).map(({ name, content }) => [name, content]),
    ),
    facts: factsOf(html),
  };
};
