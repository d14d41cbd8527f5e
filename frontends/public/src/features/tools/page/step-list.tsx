import { color, fontSize, SEPARATOR, space } from "@legal/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding-inline-start: ${space(5)};
  border-inline-start: 2px solid ${color.hairline};
  list-style: none;

  li {
    position: relative;
    break-inside: avoid;
  }
  li::before {
    content: "";
    position: absolute;
    inset: 0.5em auto auto calc(-${space(5)} - 6px);
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.control};
  }
  li:last-child::before {
    background: ${color.accent};
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
`;

interface StepListProps {
  label: string;
  steps: readonly { key: string; text: ReactNode; statutes: readonly string[] }[];
}

/** How a result was reached, step by step, each with the article it rests on. */
export const StepList = ({ label, steps }: StepListProps) => (
  <List aria-label={label}>
    {steps.map(({ key, text, statutes }) => (
      <li key={key}>
        {text}
        {statutes.length > 0 && <small>{statutes.join(SEPARATOR)}</small>}
      </li>
    ))}
  </List>
);
