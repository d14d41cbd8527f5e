import { color, fontSize, media, motion, space } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { sections } from "./sections.ts";

const Root = styled.nav`
  display: none;

  ${media.desk} {
    display: block;
  }
  ul {
    display: flex;
    gap: ${space(1)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space(3)};
    color: ${color.muted};
    font-size: ${fontSize[15]};
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
    transition: color ${motion.quick};
  }
  a:hover {
    color: ${color.ink};
  }
`;

export const LandingNavigation = () => {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage({ id: "site.mainNavigation" })}>
      <ul>
        {Object.values(sections).map((id) => (
          <li key={id}>
            <a href={`#${id}`}>
              <FormattedMessage id={`landing.nav.${id}`} />
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
};
