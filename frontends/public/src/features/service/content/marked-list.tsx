import { color, fontSize, Icon, KoreanTerms, space } from "@legal/ui";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { styled } from "styled-components";

const List = styled.ul<{ $mark: "yes" | "no" }>`
  display: grid;
  gap: ${space(2)};
  font-size: ${fontSize[15]};

  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    margin-block-start: 0.25em;
    color: ${({ $mark }) => ($mark === "yes" ? color.success : color.muted)};
  }
`;

export const MarkedList = ({ items, mark }: { items: readonly string[]; mark: "yes" | "no" }) => (
  <List $mark={mark}>
    {items.map((item) => (
      <li key={item}>
        <Icon of={mark === "yes" ? Check : Minus} size={18} />
        <span>
          <KoreanTerms text={item} />
        </span>
      </li>
    ))}
  </List>
);
