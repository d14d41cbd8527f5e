import { Button, Icon, space, Stack, media } from "@legal/ui";
import Plus from "lucide-react/icons/plus";
import { useState, type ReactNode } from "react";
import { styled } from "styled-components";

const Fields = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: start;
  }
`;

interface NumberedRowsProps {
  numbers: readonly number[];
  isFilled: (number: number) => boolean;
  addLabel: string;
  children: (number: number) => ReactNode;
}

/** Rows of fields: those that are filled in, and one more at a press. */
export const NumberedRows = ({ numbers, isFilled, addLabel, children }: NumberedRowsProps) => {
  const [added, setAdded] = useState(1);
  const shown = Math.max(added, numbers.findLast(isFilled) ?? 0);
  return (
    <Stack $gap={4} $align="stretch">
      {numbers.slice(0, shown).map((number) => (
        <Fields key={number}>{children(number)}</Fields>
      ))}
      {shown < numbers.length && (
        <div>
          <Button variant="quiet" size="small" icon={<Icon of={Plus} size={18} />} onClick={() => setAdded(shown + 1)}>
            {addLabel}
          </Button>
        </div>
      )}
    </Stack>
  );
};
