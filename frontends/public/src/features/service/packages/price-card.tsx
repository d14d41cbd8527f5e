import { color, fontSize, Heading, Icon, radius, space } from "@legal/ui";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.article<{ $featured: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(6)};
  border: ${({ $featured }) => ($featured ? `2px solid ${color.accent}` : `1px solid ${color.hairline}`)};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Amount = styled.p`
  font-size: ${fontSize[28]};
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

const Features = styled.ul`
  display: grid;
  gap: ${space(2)};
  flex: 1;
  align-content: start;
  font-size: ${fontSize[15]};

  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    margin-block-start: 0.2em;
    color: ${color.success};
  }
`;

interface PriceCardProps {
  name: string;
  badge?: ReactNode;
  /** Already formatted, e.g. "110,000원" or "사건 검토 후 견적". */
  amount: string;
  /** What the amount leaves out, e.g. "부가세 별도". */
  note?: ReactNode;
  features: readonly string[];
  featured?: boolean;
  headingLevel?: 2 | 3;
  /** The buying button. */
  action: ReactNode;
}

export const PriceCard = (props: PriceCardProps) => (
  <Root $featured={props.featured ?? false}>
    <div>
      <Heading level={props.headingLevel ?? 3}>
        {props.name} {props.badge}
      </Heading>
    </div>
    <div>
      <Amount>{props.amount}</Amount>
      {props.note && <Note>{props.note}</Note>}
    </div>
    <Features>
      {props.features.map((feature) => (
        <li key={feature}>
          <Icon of={Check} size={18} />
          <span>{feature}</span>
        </li>
      ))}
    </Features>
    {props.action}
  </Root>
);
