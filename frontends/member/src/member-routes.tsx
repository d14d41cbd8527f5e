import { Suspense, useEffect } from "react";
import { Spinner } from "@legal/ui";
import { paths, useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { Route, Routes } from "react-router-dom";
import { ChatPage, DocumentPage, HomePage, InboxPage, MyPage } from "./pages.ts";
import { outboxOf } from "./outbox/outbox.ts";
import { useLiveRooms } from "./cases/use-live-rooms.ts";

/** What was written before a reload is sent from any page. */
const useLeftovers = () => {
  const { user } = useSession();
  useEffect(() => {
    if (user) outboxOf(user.id);
  }, [user]);
};

export const MemberRoutes = () => {
  const { formatMessage } = useIntl();
  useLiveRooms();
  useLeftovers();
  return (
    <Suspense fallback={<Spinner fullPage label={formatMessage({ id: "site.loading" })} />}>
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.myPage()} element={<MyPage />} />
        <Route path={paths.inbox} element={<InboxPage />} />
        <Route path={paths.chat(":id")} element={<ChatPage />} />
        <Route path={paths.document(":id")} element={<DocumentPage />} />
      </Routes>
    </Suspense>
  );
};
