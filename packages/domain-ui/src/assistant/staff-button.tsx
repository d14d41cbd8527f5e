import { Button, Icon } from "@legal/ui";
import { ButtonLink, paths, useSession } from "@legal/web-kit";
import Headset from "lucide-react/icons/headset";
import { FormattedMessage } from "react-intl";
import { useConsult } from "../office-chat/use-consult.ts";

const Words = () => (
  <>
    <Icon of={Headset} size={18} />
    <FormattedMessage id="ai.staff" />
  </>
);

/** From what the AI cannot decide to a person: a member to the room with the office, a visitor to the contact form. */
export const StaffButton = ({ serviceId }: { serviceId?: string }) => {
  const { user } = useSession();
  const { consult } = useConsult();
  return user ? (
    <Button size="small" variant="quiet" onClick={consult}>
      <Words />
    </Button>
  ) : (
    <ButtonLink to={serviceId ? paths.contactAbout(serviceId) : paths.contact} $size="small" $variant="quiet">
      <Words />
    </ButtonLink>
  );
};
