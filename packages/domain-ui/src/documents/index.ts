export { useTypeName } from "./answers/use-document-type.ts";
export { CaseDocuments } from "./case-documents.tsx";
export { CustomerDocument } from "./customer/customer-document.tsx";
export { useDocumentsInfiniteQuery, useDocumentTypesQuery, useMyDocumentsQuery } from "./documents-api.ts";
export { OpenDocument } from "./open-document.tsx";
export { StaffDocument } from "./review/staff-document.tsx";
export { StateBadge } from "./state/state-badge.tsx";
export { DocumentTexts } from "./texts.ts";
