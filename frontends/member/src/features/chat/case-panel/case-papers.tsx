import { isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CaseDocuments, DocumentTexts } from "@legal/domain-ui/documents";
import { useIntl } from "react-intl";
import { PanelSection } from "./panel-section.tsx";

/** The papers that are written in the case. */
export const CasePapers = ({ room, forStaff }: { room: ChatRoom; forStaff: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <DocumentTexts>
      <CaseDocuments
        caseId={room.id}
        serviceType={room.serviceType}
        ended={!isOpen(room.caseStatus)}
        forStaff={forStaff}
        renderAround={(documents) => (
          <PanelSection title={formatMessage({ id: "chat.case.documents" })}>{documents}</PanelSection>
        )}
      />
    </DocumentTexts>
  );
};
