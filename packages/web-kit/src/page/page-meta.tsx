import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useAppSelector } from "../store/hooks.ts";
import { ShareTags } from "./share-tags.tsx";
import { unreadMarkOf } from "./unread-mark.ts";

interface PageMetaProps {
  title: string;
  description?: string;
  /** For pages that search engines must not find: of accounts, of members, of errors. */
  noindex?: boolean;
}

/** The title of the HTML, before any page sets its own. */
const removeBootTitle = () => document.querySelector("title[data-boot]")?.remove();

/** Title and head tags of a page; React hoists them into the head. */
export const PageMeta = ({ title, description, noindex = false }: PageMetaProps) => {
  const { formatMessage } = useIntl();
  const fullTitle = formatMessage({ id: "site.pageTitle" }, { title });
  const mark = useAppSelector(unreadMarkOf);
  useEffect(removeBootTitle, []);
  return (
    <>
      <title>{mark + fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex" /> : <ShareTags title={fullTitle} description={description} />}
    </>
  );
};
