import { color, fontSize, Heading, space, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const List = styled.ol`
  display: grid;
  gap: ${space(3)};

  strong {
    display: block;
    color: ${color.accentText};
    font-size: ${fontSize[13]};
  }
`;

interface PurchaseStepsProps {
  byAgreement: boolean;
  /** Of a price by agreement, it is asked for; else it starts when the time to withdraw has passed. */
  startsNow: boolean;
}

const startOf = ({ byAgreement, startsNow }: PurchaseStepsProps) => {
  if (!startsNow) return "writeLater";
  return byAgreement ? "writeAgreed" : "write";
};

/** Who acts, and what they do; a price by agreement is proposed first. */
const stepsOf = (props: PurchaseStepsProps) =>
  [
    { who: "customer", what: "send" },
    { who: "office", what: props.byAgreement ? "propose" : "payment" },
    { who: "office", what: startOf(props) },
  ] as const;

export const PurchaseSteps = (props: PurchaseStepsProps) => (
  <Stack $gap={2}>
    <Heading level={3} size={16}>
      <FormattedMessage id="chat.purchase.next" />
    </Heading>
    <List>
      {stepsOf(props).map(({ who, what }) => (
        <li key={what}>
          <strong>
            <FormattedMessage id={`chat.purchase.who.${who}`} />
          </strong>
          <FormattedMessage id={`chat.purchase.next.${what}`} />
        </li>
      ))}
    </List>
    <Text $size={13} $tone="muted">
      <FormattedMessage id="chat.welcome.next" />
    </Text>
  </Stack>
);
