import { Card, color, Grid, Heading, Icon, Page, radius, Section, space, Stack, Text } from "@legal/ui";
import { useId, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block-end: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.accentTint};
  color: ${color.accentText};
`;

const Title = styled(Heading)`
  margin-block-end: ${space(1.5)};
`;

export interface Feature {
  id: string;
  icon: ComponentProps<typeof Icon>["of"];
  titleId: string;
  textId: string;
}

interface FeatureCardsProps {
  titleId: string;
  features: readonly Feature[];
  tone?: "plain" | "sunken";
}

/** A section with a title and three cards, each with an icon, a title and a few sentences. */
export const FeatureCards = ({ titleId, features, tone = "plain" }: FeatureCardsProps) => {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} $tone={tone}>
      <Page>
        <Stack $gap={8}>
          <Heading level={2} id={headingId}>
            <FormattedMessage id={titleId} />
          </Heading>
          <Grid as="ul" $min="280px" $gap={4}>
            {features.map((feature) => (
              <Card as="li" key={feature.id} $padding={6}>
                <Mark>
                  <Icon of={feature.icon} size={22} />
                </Mark>
                <Title level={3}>
                  <FormattedMessage id={feature.titleId} />
                </Title>
                <Text $size={15} $tone="muted">
                  <FormattedMessage id={feature.textId} />
                </Text>
              </Card>
            ))}
          </Grid>
        </Stack>
      </Page>
    </Section>
  );
};
