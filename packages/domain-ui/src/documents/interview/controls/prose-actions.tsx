import { Button, Icon, Row } from "@legal/ui";
import Plus from "lucide-react/icons/plus";
import { FormattedMessage } from "react-intl";

interface ProseActionsProps {
  /** Undefined where there is no room for another sentence. */
  onAdd: (() => void) | undefined;
  /** Undefined where the sentences are those made from the answers. */
  onReset: (() => void) | undefined;
}

export const ProseActions = ({ onAdd, onReset }: ProseActionsProps) => (
  <Row $gap={3}>
    {onAdd && (
      <Button size="small" variant="quiet" icon={<Icon of={Plus} size={18} />} onClick={onAdd}>
        <FormattedMessage id="documents.prose.add" />
      </Button>
    )}
    {onReset && (
      <Button size="small" variant="link" onClick={onReset}>
        <FormattedMessage id="documents.prose.reset" />
      </Button>
    )}
  </Row>
);
