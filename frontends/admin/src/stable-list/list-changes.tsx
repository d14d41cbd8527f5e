import { Button, color, Icon, radius, shadow, space, Text } from "@legal/ui";
import RotateCw from "lucide-react/icons/rotate-cw";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { ChangesPill, ChangesPlace } from "./changes-pill.tsx";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  align-self: start;
  padding-inline-start: ${space(4)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

interface Changes {
  /** Ids of the texts that offer what came, and to clear what left. */
  texts: { added: string; leaving: string };
  added: number;
  leaving: number;
  isOutOfOrder?: boolean;
}

interface ListChangesProps extends Changes {
  hasFailed: boolean;
  /** What came is below what is seen of the list, and not above it. */
  isBelow?: boolean;
  onShow: () => void;
  onRetry: () => void;
}

const lineOf = ({ texts, added, leaving, isOutOfOrder }: Changes) => {
  if (added > 0) return <FormattedMessage id={texts.added} values={{ count: added }} />;
  if (leaving > 0) return <FormattedMessage id={texts.leaving} values={{ count: leaving }} />;
  return isOutOfOrder && <FormattedMessage id="admin.cases.reorder" />;
};

/** What there is to know above a list that stays as it is: rows that came or go, another order, a refresh that failed. */
export const ListChanges = ({ hasFailed, isBelow = false, onShow, onRetry, ...changes }: ListChangesProps) => (
  <ChangesPlace>
    {lineOf(changes) && (
      <ChangesPill onClick={onShow} isBelow={isBelow}>
        {lineOf(changes)}
      </ChangesPill>
    )}
    {hasFailed && (
      <Line>
        <Text $size={15}>
          <FormattedMessage id="admin.cases.refreshFailed" />
        </Text>
        <Button size="small" variant="quiet" icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
          <FormattedMessage id="site.retry" />
        </Button>
      </Line>
    )}
  </ChangesPlace>
);
