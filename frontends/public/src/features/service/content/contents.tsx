import { color, fontSize, layer, media, space, topBar, useKeepInSight } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { ServiceSection } from "./service-sections.ts";
import { useSectionInView } from "./use-section-in-view.ts";

/** A row that scrolls sideways below the header; a column of its own on wide screens. */
const Root = styled.nav`
  position: sticky;
  inset-block-start: calc(65px + ${topBar});
  z-index: ${layer.header - 1};
  align-self: start;
  margin-inline: ${space(-5)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.paper};

  /* What gets the focus stays below the row. */
  @media (width < 1280px) and (height > 480px) {
    :root:has(&) {
      scroll-padding-block-start: calc(112px + ${topBar});
    }
  }
  ${media.low} {
    position: static;
  }

  ul {
    display: flex;
    overflow-x: auto;
    padding-inline: ${space(2.5)};
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space(2.5)};
    border-block-end: 2px solid transparent;
    color: ${color.muted};
    font-size: ${fontSize[15]};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover,
  a[aria-current] {
    color: ${color.ink};
  }
  a[aria-current] {
    border-color: ${color.accent};
    font-weight: 600;
  }
  a:focus-visible {
    outline-offset: -2px;
  }

  ${media.wide} {
    inset-block-start: ${space(24)};
    margin-inline: 0;
    border: 0;

    ul {
      display: grid;
      padding-inline: 0;
    }
    a {
      padding-inline: ${space(3)} 0;
      border-block-end: 0;
      border-inline-start: 2px solid ${color.hairline};
      line-height: 1.4;
      white-space: normal;
    }
  }
`;

export const Contents = ({ sections }: { sections: readonly ServiceSection[] }) => {
  const { formatMessage } = useIntl();
  const inView = useSectionInView(sections);
  const list = useKeepInSight<HTMLUListElement>(inView);
  return (
    <Root aria-label={formatMessage({ id: "service.contents" })}>
      <ul ref={list}>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === inView ? "location" : undefined}>
              <FormattedMessage id={`service.section.${section}`} />
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
};
