import { space } from "@legal/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Id of every page's `<main>`: the skip link and the focus after a navigation go there. */
export const MAIN_ID = "main";

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** The landmark of a page's content; a page without the site's header renders it itself. */
export const Main = styled.main.attrs({ id: MAIN_ID, tabIndex: -1 })<{ $padded?: boolean }>`
  flex: 1;
  min-width: 0;
  padding-block: ${({ $padded }) => ($padded ? space(10) : 0)};
`;

interface SiteLayoutProps {
  children: ReactNode;
  /** Between brand and account, e.g. the landing page's sections. */
  navigation?: ReactNode;
  /** Room above and below, for pages that are not made of `Section`s. */
  padded?: boolean;
}

/** Header, content and footer as most pages have them. */
export const SiteLayout = ({ children, navigation, padded = false }: SiteLayoutProps) => (
  <Root>
    <SiteHeader>{navigation}</SiteHeader>
    <Main $padded={padded}>{children}</Main>
    <SiteFooter />
  </Root>
);
