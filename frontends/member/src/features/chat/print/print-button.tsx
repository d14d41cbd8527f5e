import { Button, Icon, Text } from "@legal/ui";
import Printer from "lucide-react/icons/printer";
import { FormattedMessage } from "react-intl";
import { usePrintRoom } from "./use-print-room.ts";

/** Prints the whole conversation, also what the reader has not scrolled to. */
export const PrintButton = ({ roomId }: { roomId: string }) => {
  const { state, print } = usePrintRoom(roomId);
  return (
    <section>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={Printer} size={18} />}
        loading={state === "loading" || state === "ready"}
        onClick={() => void print()}
      >
        <FormattedMessage id="chat.print" />
      </Button>
      {state === "failed" && (
        <Text role="alert" $size={13} $tone="danger">
          <FormattedMessage id="chat.print.failed" />
        </Text>
      )}
    </section>
  );
};
