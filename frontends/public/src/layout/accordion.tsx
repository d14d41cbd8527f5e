import { color, Icon, motion, space } from "@legal/ui";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Item = styled.details`
  border-bottom: 1px solid ${color.hairline};

  &:first-child {
    border-top: 1px solid ${color.hairline};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Title = styled.summary`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding-block: ${space(3)};
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  svg {
    color: ${color.muted};
    transition: transform ${motion.calm};
  }
`;

const Content = styled.div`
  max-width: 68ch;
  padding-block-end: ${space(5)};
  color: ${color.muted};
`;

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
}

/** Questions that open on a press; the browser's own search finds closed answers too. */
export const Accordion = ({ items }: AccordionProps) => (
  <div>
    {items.map(({ title, content }) => (
      <Item key={title}>
        <Title>
          {title}
          <Icon of={ChevronDown} />
        </Title>
        <Content>{content}</Content>
      </Item>
    ))}
  </div>
);
