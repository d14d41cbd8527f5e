import { groupName, SERVICE_GROUPS, serviceName, servicePrice, type ServiceId } from "@legal/catalog";
import { color, fontSize, Grid, Heading, space, Stack, Text } from "@legal/ui";
import { CardLink, paths, useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const ServiceLink = styled(CardLink)`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  height: 100%;
`;

const Price = styled.p`
  margin-block-start: auto;
  padding-block-start: ${space(2)};
  color: ${color.accentText};
  font-size: ${fontSize[15]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const ServiceCard = ({ id }: { id: ServiceId }) => {
  const { language } = useLanguage();
  const { price } = useFormat();
  const { standard } = servicePrice(id);
  return (
    <ServiceLink to={paths.service(id)}>
      <Heading level={4} size={16}>
        {serviceName(id, language)}
      </Heading>
      <Text $size={15} $tone="muted">
        <FormattedMessage id={`summary.${id}`} />
      </Text>
      <Price>
        {standard === null ? (
          <FormattedMessage id="site.byAgreement" />
        ) : (
          <FormattedMessage id="home.priceFrom" values={{ price: price(standard) }} />
        )}
      </Price>
    </ServiceLink>
  );
};

/** The 18 services of the home page by the occasion that leads to them. */
export const ServiceGroups = () => {
  const { language } = useLanguage();
  return (
    <Stack $gap={10}>
      <div>
        <Heading level={2} id="services-title">
          <FormattedMessage id="home.services" />
        </Heading>
        <Text $tone="muted">
          <FormattedMessage id="home.services.hint" />
        </Text>
      </div>
      {SERVICE_GROUPS.map(({ id, services }) => (
        <Stack key={id} as="section" $gap={4} aria-labelledby={`group-${id}`}>
          <Heading level={3} id={`group-${id}`}>
            {groupName(id, language)}
          </Heading>
          <Grid as="ul" $min="240px" $gap={3}>
            {services.map((service) => (
              <li key={service}>
                <ServiceCard id={service} />
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
};
