import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { paths, useSession, useToast } from "@legal/web-kit";
import { useOpenAdminSupportMutation } from "../cases/rooms-api.ts";
import { useMyRooms } from "../cases/use-my-rooms.ts";

/**
 * Leads to a person: a visitor to the login, a member to the most recently updated room with unread
 * messages, else to the room with the office.
 */
export const useConsult = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { user } = useSession();
  const rooms = useMyRooms();
  const [openAdminSupport] = useOpenAdminSupportMutation();

  const askToLogIn = () => {
    toast({
      title: formatMessage({ id: "site.consult.loginRequired.title" }),
      description: formatMessage({ id: "site.consult.loginRequired.text" }),
      variant: "notice",
    });
    void navigate(paths.login(paths.askOffice));
  };

  const openOffice = async () => {
    const { data: room } = await openAdminSupport();
    if (room) return navigate(paths.chat(room.id));
    return toast({
      title: formatMessage({ id: "site.consult.failed.title" }),
      description: formatMessage({ id: "site.consult.failed.text" }),
      variant: "destructive",
    });
  };

  const consult = async () => {
    if (!user) return askToLogIn();
    const known = rooms.data ?? (await rooms.refetch()).data ?? [];
    const [unread] = known
      .filter(({ unreadCountUser }) => unreadCountUser > 0)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return unread ? navigate(paths.chat(unread.id)) : openOffice();
  };

  const unreadCount = (rooms.data ?? []).reduce((sum, room) => sum + room.unreadCountUser, 0);
  return { consult, unreadCount };
};
