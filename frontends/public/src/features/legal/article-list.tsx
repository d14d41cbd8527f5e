import { color, Link, media, radius, space, Text } from "@legal/ui";
import { styled } from "styled-components";
import type { LegalArticle } from "./legal-document.ts";

export const articleId = (number: number) => `article-${number}`;

const Root = styled.nav`
  padding: ${space(5)};
  border-radius: ${radius.control};
  background: ${color.sunken};

  ol {
    padding: 0;
    list-style: none;
  }
  li + li {
    margin: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  ${media.tablet} {
    ol {
      columns: 2;
    }
    li {
      break-inside: avoid;
    }
  }
`;

/** Table of contents, in the language of the text. */
export const ArticleList = ({ articles }: { articles: readonly LegalArticle[] }) => (
  <Root aria-labelledby="article-list">
    <Text id="article-list" $strong>
      목차
    </Text>
    <ol>
      {articles.map(({ title }, index) => (
        <li key={title}>
          <Link href={`#${articleId(index + 1)}`}>
            제{index + 1}조 {title}
          </Link>
        </li>
      ))}
    </ol>
  </Root>
);
