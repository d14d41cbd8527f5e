import { serviceName, servicePrice, type ServiceId } from "@legal/catalog";
import { cardStyle, color, fontSize, Heading, motion, Numeric, radius, space, Text } from "@legal/ui";
import { paths, useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

const Root = styled.li<{ $padding?: number }>`
  ${cardStyle}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.control};
  }
`;

/** The link is the name alone; its click area is the whole card. */
const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const From = styled(Numeric)`
  margin-block-start: auto;
  padding-block-start: ${space(2)};
  color: ${color.accentText};
  font-size: ${fontSize[15]};
  font-weight: 600;
`;

export const ServiceCard = ({ serviceId, headingLevel }: { serviceId: ServiceId; headingLevel: 3 | 4 }) => {
  const { language } = useLanguage();
  const { price } = useFormat();
  const { standard } = servicePrice(serviceId);
  return (
    <Root>
      <Heading level={headingLevel} size={18}>
        <NameLink to={paths.service(serviceId)}>{serviceName(serviceId, language)}</NameLink>
      </Heading>
      <Text $size={15} $tone="muted">
        <FormattedMessage id={`summary.${serviceId}`} />
      </Text>
      <From>
        {standard === null ? (
          <FormattedMessage id="site.byAgreement" />
        ) : (
          <FormattedMessage id="landing.services.from" values={{ price: price(standard) }} />
        )}
      </From>
    </Root>
  );
};
