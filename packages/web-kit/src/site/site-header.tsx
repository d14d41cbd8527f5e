import { color, layer, media, Row, space, topBar, width } from "@legal/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AccountActions } from "./account-actions.tsx";
import { Brand } from "./brand.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

const Root = styled.header`
  position: sticky;
  inset-block-start: ${topBar};
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.paper};

  ${media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div<{ $width: string }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  max-width: calc(${({ $width }) => $width} + ${space(10)});
  min-height: 64px;
  margin-inline: auto;
  padding-inline: clamp(10px, 25vw - 70px, ${space(5)});
`;

/** Every action keeps its place; the brand gives way. At 320 px, or 400 % zoom, the six of staff still fit. */
const Actions = styled(Row)`
  flex: none;
  gap: clamp(0px, 10vw - 32px, ${space(1)});
`;

interface SiteHeaderProps {
  /** Goes into the middle. */
  children?: ReactNode;
  /** As wide as the content below it. */
  contentWidth?: string;
}

/** Brand, languages, theme, and login or account. */
export const SiteHeader = ({ children, contentWidth = width.content }: SiteHeaderProps) => (
  <Root>
    <Bar $width={contentWidth}>
      <Brand />
      {children}
      <Actions $wrap={false}>
        <LanguageMenu />
        <ThemeMenu />
        <AccountActions />
      </Actions>
    </Bar>
  </Root>
);
