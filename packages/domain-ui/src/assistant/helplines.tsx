import { color, fontSize, Icon, radius, space } from "@legal/ui";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};

  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    align-items: center;
    min-height: 60px;
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.accent};
  }
  strong {
    flex: none;
    min-width: 2.6em;
    font-size: ${fontSize[22]};
    font-variant-numeric: tabular-nums;
  }
  /* Where little room is left beside the number, the name wraps to a line of its own. */
  span {
    flex: 1 1 9em;
    overflow-wrap: anywhere;
  }
`;

interface HelplinesProps {
  lines: readonly { number: string; name: string }[];
}

/** Numbers to call at a press, large. */
export const Helplines = ({ lines }: HelplinesProps) => (
  <Lines>
    {lines.map(({ number, name }) => (
      <li key={number}>
        <a href={`tel:${number}`}>
          <Icon of={Phone} size={20} />
          <strong>{number}</strong>
          <span>{name}</span>
        </a>
      </li>
    ))}
  </Lines>
);
