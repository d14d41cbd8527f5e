import { useOpenAdminSupportMutation } from "@legal/domain-ui/cases";
import { Button, FloatingCorner, Icon } from "@legal/ui";
import { paths, useErrorText, useToast } from "@legal/web-kit";
import Headset from "lucide-react/icons/headset";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";

/** Floats on my page and opens the room with the office. */
export const OfficeChatButton = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [openAdminSupport] = useOpenAdminSupportMutation();

  const open = async () => {
    const { data: room, error } = await openAdminSupport();
    if (room) return navigate(paths.chat(room.id));
    const title = formatMessage({ id: "myPage.officeChat.failed" });
    return toast({ title, description: errorText(error), variant: "destructive" });
  };

  return (
    <FloatingCorner>
      <Button variant="accent" icon={<Icon of={Headset} />} onClick={open}>
        <FormattedMessage id="myPage.officeChat" />
      </Button>
    </FloatingCorner>
  );
};
