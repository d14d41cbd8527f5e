import { Button, Dialog, Text } from "@legal/ui";
import { countUnsent, discardUnsent, useSession } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";

const goBack = () => discardUnsent.answer(false);

/** Before a logout that would lose messages. */
export const DiscardUnsentDialog = () => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <Dialog
      open
      onClose={goBack}
      title={formatMessage({ id: "shell.unsent.title" })}
      closeLabel={formatMessage({ id: "site.close" })}
      width="440px"
      actions={
        <>
          <Button variant="quiet" onClick={goBack}>
            <FormattedMessage id="shell.unsent.back" />
          </Button>
          <Button variant="danger" onClick={() => discardUnsent.answer(true)}>
            <FormattedMessage id="shell.unsent.discard" />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage id="shell.unsent.text" values={{ count: user ? countUnsent(user.id) : 0 }} />
      </Text>
    </Dialog>
  );
};
