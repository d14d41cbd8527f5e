import { extraCostName, serviceName, servicePrice, type ServiceId } from "@legal/catalog";
import { Card, color, fontSize, Heading, Icon, Row, space, Stack, Text } from "@legal/ui";
import { ButtonLink, paths, useFormat, useLanguage } from "@legal/web-kit";
import { AnswerText } from "@legal/domain-ui/assistant";
import ArrowRight from "lucide-react/icons/arrow-right";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Rank = styled.span`
  flex: none;
  width: 1.75em;
  height: 1.75em;
  border-radius: 50%;
  background: ${color.accentTint};
  color: ${color.accentText};
  font-size: ${fontSize[15]};
  font-weight: 650;
  line-height: 1.75;
  text-align: center;
`;

const Price = styled.span`
  color: ${color.accentText};
  font-size: ${fontSize[15]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Reason = styled.div`
  padding-inline-start: ${space(10)};
  font-size: ${fontSize[15]};
`;

const Foot = styled(Row)`
  padding-inline-start: ${space(10)};
`;

interface RecommendedServiceProps {
  serviceId: ServiceId;
  reason: string;
  rank: number;
}

/** One recommended service: why it, from how much, and the way to the consult. */
export const RecommendedService = ({ serviceId, reason, rank }: RecommendedServiceProps) => {
  const { language } = useLanguage();
  const { price } = useFormat();
  const { standard, extra } = servicePrice(serviceId);
  const name = serviceName(serviceId, language);
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={2}>
        <Row $gap={3} $wrap={false}>
          <Rank aria-hidden>{rank}</Rank>
          <Heading level={4} size={16}>
            {name}
          </Heading>
        </Row>
        <Reason>
          <AnswerText text={reason} />
        </Reason>
        <Foot $justify="space-between">
          <div>
            <Price>
              {standard === null ? (
                <FormattedMessage id="site.byAgreement" />
              ) : (
                <FormattedMessage id="home.priceFrom" values={{ price: price(standard) }} />
              )}
            </Price>
            <Text $size={13} $tone="muted">
              {extraCostName(extra, language)}
            </Text>
          </div>
          <ButtonLink to={paths.consult(serviceId)} $variant="quiet" $size="small">
            <FormattedMessage id="home.recommend.go" />
            <Icon of={ArrowRight} size={18} />
          </ButtonLink>
        </Foot>
      </Stack>
    </Card>
  );
};
