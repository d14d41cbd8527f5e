export { useMyInquiriesQuery } from "./inquiries-api.ts";
export { InquiryForm } from "./inquiry-form.tsx";
export { InquiryMessage } from "./inquiry-message.tsx";
export { InquiryStatusBadge } from "./inquiry-status-badge.tsx";
