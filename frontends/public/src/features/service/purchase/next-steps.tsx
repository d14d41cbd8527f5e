import { color, fontSize, radius, space } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Root = styled.div`
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${fontSize[15]};

  strong {
    display: block;
    margin-block-end: ${space(1)};
  }
  ol {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(5)};
    color: ${color.muted};
    list-style: decimal;
  }
`;

interface NextStepsProps {
  byAgreement: boolean;
  /** With the buyer's consent; else the work starts when the time to withdraw has passed. */
  startsNow: boolean;
}

/** What happens after the purchase; without a fixed price, the price is agreed first. */
export const NextSteps = ({ byAgreement, startsNow }: NextStepsProps) => (
  <Root>
    <strong>
      <FormattedMessage id="service.buy.next" />
    </strong>
    <ol>
      {["room", byAgreement ? "agreement" : "office", startsNow ? "write" : "writeLater"].map((step) => (
        <li key={step}>
          <FormattedMessage id={`service.buy.next.${step}`} />
        </li>
      ))}
    </ol>
  </Root>
);
