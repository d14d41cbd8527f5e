import { EmptyState, Icon } from "@legal/ui";
import { ButtonLink } from "@legal/web-kit";
import FolderOpen from "lucide-react/icons/folder-open";
import { FormattedMessage, useIntl } from "react-intl";

export const ChooseService = () => (
  <ButtonLink to="/#services">
    <FormattedMessage id="cases.choose" />
  </ButtonLink>
);

/** Where cases would stand: how one starts. */
export const NoCases = ({ headingLevel }: { headingLevel: 2 | 3 }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<Icon of={FolderOpen} size={24} />}
      title={formatMessage({ id: "cases.empty" })}
      description={formatMessage({ id: "cases.empty.hint" })}
      actions={<ChooseService />}
    />
  );
};
