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

/** What happens after the purchase; without a fixed price, the price is agreed first. */
export const NextSteps = ({ byAgreement }: { byAgreement: boolean }) => (
  <Root>
    <strong>
      <FormattedMessage id="service.buy.next" />
    </strong>
    <ol>
      {["room", byAgreement ? "agreement" : "office", "write"].map((step) => (
        <li key={step}>
          <FormattedMessage id={`service.buy.next.${step}`} />
        </li>
      ))}
    </ol>
  </Root>
);
