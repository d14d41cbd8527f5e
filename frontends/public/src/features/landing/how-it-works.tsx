import { Badge, color, fontSize, Heading, media, Page, radius, Section, space, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { sections } from "./sections.ts";

const Steps = styled.ol`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desk} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(6)};
  }
`;

const Step = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-block-start: ${space(5)};
  border-top: 2px solid ${color.ink};
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${fontSize[15]};
  font-weight: 700;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Time = styled.p`
  margin-block-start: auto;
  padding-block-start: ${space(2)};
  font-size: ${fontSize[15]};
  font-weight: 600;
`;

const steps = [
  { id: "choose", actor: "customer" },
  { id: "tell", actor: "customer" },
  { id: "write", actor: "office" },
  { id: "file", actor: "office" },
] as const;

/** Four steps from the first click to the filed paper, with who acts and how long it takes. */
export const HowItWorks = () => (
  <Section id={sections.how} aria-labelledby="how-title">
    <Page>
      <Stack $gap={8}>
        <Stack $gap={2}>
          <Heading level={2} id="how-title">
            <FormattedMessage id="landing.how.title" />
          </Heading>
          <Text $tone="muted">
            <FormattedMessage id="landing.how.lead" />
          </Text>
        </Stack>
        <Steps>
          {steps.map(({ id, actor }, index) => (
            <Step key={id}>
              <Head>
                <Number aria-hidden>{index + 1}</Number>
                <Badge tone={actor === "customer" ? "accent" : "neutral"}>
                  <FormattedMessage id={`landing.how.${actor}`} />
                </Badge>
              </Head>
              <Heading level={3}>
                <FormattedMessage id={`landing.how.${id}.title`} />
              </Heading>
              <Text $size={15} $tone="muted">
                <FormattedMessage id={`landing.how.${id}.text`} />
              </Text>
              <Time>
                <FormattedMessage id={`landing.how.${id}.time`} />
              </Time>
            </Step>
          ))}
        </Steps>
      </Stack>
    </Page>
  </Section>
);
