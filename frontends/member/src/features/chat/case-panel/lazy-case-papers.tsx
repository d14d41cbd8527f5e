import { isServiceId } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { lazy, Suspense } from "react";

const CasePapers = lazy(async () => ({
  default: (await import(/* webpackChunkName: "case-papers" */ "./case-papers.tsx")).CasePapers,
}));

/** The papers of the case, with the code that knows them. */
export const LazyCasePapers = ({ room, forStaff }: { room: ChatRoom; forStaff: boolean }) =>
  isServiceId(room.serviceType) && (
    <Suspense fallback={null}>
      <CasePapers room={room} forStaff={forStaff} />
    </Suspense>
  );
