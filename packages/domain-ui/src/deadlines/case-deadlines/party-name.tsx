import type { CaseDeadline } from "@legal/contracts";
import { useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** Who did it, from where the reader sits: oneself, the customer, or one of the office. */
export const PartyName = ({ party: { id, name, side } }: { party: NonNullable<CaseDeadline["enteredBy"]> }) => {
  const { user } = useSession();
  if (id === user?.id) return <FormattedMessage id="deadlines.by.you" />;
  if (name === null) return <FormattedMessage id="deadlines.by.gone" />;
  return <FormattedMessage id={`deadlines.by.${side}`} values={{ name }} />;
};
