import { Heading, space } from "@legal/ui";
import { styled } from "styled-components";
import { articleId } from "./article-list.tsx";
import type { LegalArticle } from "./legal-document.ts";

const Root = styled.section`
  && {
    margin-block-start: ${space(10)};
  }
  break-inside: avoid;

  h2 + *,
  p + ol,
  ol + p,
  p + p {
    margin-block-start: ${space(3)};
  }
`;

const FIRST_CIRCLED = "①".codePointAt(0) ?? 0;

/** Paragraphs of an article are numbered ①, ②, …; a single one has no number. */
const markOf = (index: number, count: number) => (count > 1 ? `${String.fromCodePoint(FIRST_CIRCLED + index)} ` : "");

export const Article = ({ number, article }: { number: number; article: LegalArticle }) => (
  <Root id={articleId(number)}>
    <Heading level={2} size={18}>
      제{number}조 ({article.title})
    </Heading>
    {article.paragraphs.map(({ text, items }, index) => [
      <p key={text}>
        {markOf(index, article.paragraphs.length)}
        {text}
      </p>,
      items && (
        <ol key={`${text} items`}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      ),
    ])}
  </Root>
);
