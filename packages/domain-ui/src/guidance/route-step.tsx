import { isServiceId, serviceName } from "@legal/catalog";
import type { GuidanceStep } from "@legal/contracts";
import { Badge, color, fontSize, Heading, KoreanTerms, Row, space, Stack, Text } from "@legal/ui";
import { paths, TextLink, useLanguage } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { StepCosts } from "./step-costs.tsx";

const Item = styled.li<{ $isStart: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-end: ${space(5)};

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: 36px auto 4px 15px;
    border-inline-start: 2px solid ${color.hairline};
  }
  > span {
    width: 32px;
    height: 32px;
    border: 1px solid ${({ $isStart }) => ($isStart ? "transparent" : color.control)};
    border-radius: 50%;
    background: ${({ $isStart }) => ($isStart ? color.primary : color.surface)};
    color: ${({ $isStart }) => ($isStart ? color.onPrimary : color.muted)};
    font-size: ${fontSize[15]};
    font-weight: 650;
    line-height: 30px;
    text-align: center;
  }
`;

interface RouteStepProps {
  step: GuidanceStep;
  /** From 1. */
  place: number;
  headingLevel: 3 | 4;
  /** At the step where one begins. */
  action?: ReactNode;
}

/** One step: what it is, why, what it costs, and when it may be the last. */
export const RouteStep = ({ step, place, headingLevel, action }: RouteStepProps) => {
  const { language } = useLanguage();
  const { formatList } = useIntl();
  const { serviceId, purpose, stop, words, isStart } = step;
  if (!isServiceId(serviceId)) return null;
  const quoted = formatList(
    words.map((word) => `‘${word}’`),
    { type: "unit", style: "short" },
  );
  return (
    <Item $isStart={isStart} aria-current={isStart ? "step" : undefined}>
      <span aria-hidden>{place}</span>
      <Stack $gap={2}>
        <Row $gap={2}>
          <Heading level={headingLevel} size={16}>
            <TextLink to={paths.service(serviceId)}>{serviceName(serviceId, language)}</TextLink>
          </Heading>
          {isStart && (
            <Badge tone="accent">
              <FormattedMessage id="ai.guidance.start" />
            </Badge>
          )}
        </Row>
        {words.length > 0 && (
          <Text $size={15} $tone="muted">
            <FormattedMessage id="ai.guidance.because" values={{ words: quoted }} />
          </Text>
        )}
        <Text $size={15}>
          <KoreanTerms text={purpose} />
        </Text>
        <StepCosts step={step} />
        <Text $size={13} $tone="muted">
          {stop}
        </Text>
        {isStart && action}
      </Stack>
    </Item>
  );
};
