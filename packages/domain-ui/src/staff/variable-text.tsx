import { color } from "@legal/ui";
import { styled } from "styled-components";

const Variable = styled.mark`
  border-radius: 4px;
  background: ${color.warningTint};
  color: ${color.warning};
  font-weight: 600;
`;

const VARIABLES = /(\{[a-zA-Z]+\})/;

/** A text in which every variable that is left is in sight. */
export const VariableText = ({ children }: { children: string }) =>
  // Odd parts are what the expression found.
  children.split(VARIABLES).map((part, index) => (index % 2 === 1 ? <Variable key={index}>{part}</Variable> : part));
