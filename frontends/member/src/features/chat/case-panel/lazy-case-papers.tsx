import { hasDocument, isServiceId } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { SkeletonList } from "@legal/ui";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { PanelSection } from "./panel-section.tsx";

const CasePapers = lazy(async () => ({
  default: (await import(/* webpackChunkName: "case-papers" */ "./case-papers.tsx")).CasePapers,
}));

/** As high as the papers of a case in which none was begun: what is below them stays where it is. */
const Pending = () => {
  const { formatMessage } = useIntl();
  return (
    <PanelSection title={formatMessage({ id: "chat.case.documents" })}>
      <SkeletonList label={formatMessage({ id: "site.loading" })} rows={1} height="36px" />
    </PanelSection>
  );
};

/** The papers of the case, with the code that knows them. */
export const LazyCasePapers = ({ room, forStaff }: { room: ChatRoom; forStaff: boolean }) => {
  if (!isServiceId(room.serviceType)) return null;
  const pending = hasDocument(room.serviceType) ? <Pending /> : null;
  return (
    <Suspense fallback={pending}>
      <CasePapers room={room} forStaff={forStaff} pending={pending} />
    </Suspense>
  );
};
