import { color, fontSize, Icon, motion, radius, space } from "@legal/ui";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Step } from "./steps.ts";
import { useStepName } from "./use-step-name.ts";

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 40px;
  padding: ${space(1.5)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  font-size: ${fontSize[15]};
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current="step"] {
    background: ${color.accentTint};
    font-weight: 650;
  }
  & > svg {
    color: ${color.muted};
  }
  &[data-done] > svg {
    color: ${color.success};
  }
  small {
    margin-inline-start: auto;
    color: ${color.accentText};
    font-size: ${fontSize[13]};
    white-space: nowrap;
  }
`;

interface StepListProps {
  steps: readonly Step[];
  current: string;
  onShow: (id: string) => void;
}

/** Every step, with what is still open in it. */
export const StepList = ({ steps, current, onShow }: StepListProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useStepName();
  return (
    <nav aria-label={formatMessage({ id: "documents.steps" })}>
      <List>
        {steps.map(({ id, open, done }) => (
          <li key={id}>
            <Entry
              type="button"
              data-done={done || undefined}
              aria-current={id === current ? "step" : undefined}
              onClick={() => onShow(id)}
            >
              <Icon of={done ? CircleCheck : CircleDashed} size={18} />
              <span>{nameOf(id)}</span>
              {open > 0 && (
                <small>
                  <FormattedMessage id="documents.open" values={{ count: open }} />
                </small>
              )}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
};
