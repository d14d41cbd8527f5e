import { DEFAULT_LANGUAGE, LANGUAGES } from "@legal/contracts/constants";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { LANGUAGE_REGIONS } from "../language/language-names.ts";
import { useLanguage } from "../language/use-language.ts";
import { pageUrl } from "./page-url.ts";
import { useSiteOrigin } from "./site-origin.ts";

interface ShareTagsProps {
  /** With the site's name. */
  title: string;
  description: string | undefined;
}

/** What search engines and messengers read of a public page: its address, its other languages, its preview card. */
export const ShareTags = ({ title, description }: ShareTagsProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const url = pageUrl(origin, pathname, language);
  return (
    <>
      <link rel="canonical" href={url} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={pageUrl(origin, pathname, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageUrl(origin, pathname, DEFAULT_LANGUAGE)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={formatMessage({ id: "site.name" })} />
      <meta property="og:locale" content={LANGUAGE_REGIONS[language]} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}/web/images/share-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
