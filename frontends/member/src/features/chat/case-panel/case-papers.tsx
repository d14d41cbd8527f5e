import { isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CaseDocuments, DocumentTexts } from "@legal/domain-ui/documents";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { PanelSection } from "./panel-section.tsx";

interface CasePapersProps {
  room: ChatRoom;
  forStaff: boolean;
  pending: ReactNode;
}

/** The papers that are written in the case. */
export const CasePapers = ({ room, forStaff, pending }: CasePapersProps) => {
  const { formatMessage } = useIntl();
  return (
    <DocumentTexts>
      <CaseDocuments
        caseId={room.id}
        serviceType={room.serviceType}
        ended={!isOpen(room.caseStatus)}
        forStaff={forStaff}
        pending={pending}
        renderAround={(documents) => (
          <PanelSection title={formatMessage({ id: "chat.case.documents" })}>{documents}</PanelSection>
        )}
      />
    </DocumentTexts>
  );
};
