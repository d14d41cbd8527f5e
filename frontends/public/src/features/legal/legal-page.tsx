import { unbroken } from "@legal/i18n";
import { Button, Heading, Icon, Notice, Page, Prose, Row, Stack, Text } from "@legal/ui";
import { ButtonLink, PageMeta, paths, SiteLayout, StructuredData, useLanguage } from "@legal/web-kit";
import Printer from "lucide-react/icons/printer";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useBreadcrumbFacts } from "../../structured-data/use-breadcrumb-facts.ts";
import { ArticleList } from "./article-list.tsx";
import { Article } from "./article.tsx";
import type { LegalDocument } from "./legal-document.ts";

const dateInKorean = new Intl.DateTimeFormat("ko", { dateStyle: "long", timeZone: "UTC" });

const Actions = styled(Row)`
  @media print {
    display: none;
  }
`;

interface LegalPageProps {
  document: LegalDocument;
  /** In the reader's language; the text itself is Korean. */
  title: string;
  description: string;
}

/** A legal text in its one binding language, with a note about that for readers of other languages. */
export const LegalPage = ({ document, title, description }: LegalPageProps) => {
  const { language } = useLanguage();
  return (
    <SiteLayout padded>
      <PageMeta title={title} description={description} />
      <StructuredData facts={[useBreadcrumbFacts(title)]} />
      <Page $narrow>
        <Stack $gap={8}>
          {language !== "ko" && (
            <Notice tone="info">
              <FormattedMessage id="legal.koreanOnly" />
            </Notice>
          )}
          <Prose lang="ko">
            <Heading level={1}>{document.title}</Heading>
            <Text $size={15} $tone="muted">
              시행일 {unbroken(dateInKorean.format(new Date(document.effectiveFrom)))}
            </Text>
            <p>{document.introduction}</p>
            <ArticleList articles={document.articles} />
            {document.articles.map((article, index) => (
              <Article key={article.title} number={index + 1} article={article} />
            ))}
          </Prose>
          <Actions>
            <ButtonLink to={paths.home} $variant="quiet">
              <FormattedMessage id="legal.back" />
            </ButtonLink>
            <Button variant="quiet" icon={<Icon of={Printer} size={18} />} onClick={() => print()}>
              <FormattedMessage id="legal.print" />
            </Button>
          </Actions>
        </Stack>
      </Page>
    </SiteLayout>
  );
};
