export const sendInquiryRoute = "POST /api/inquiries";
export const listInquiriesRoute = "GET /api/inquiries";
export const countInquiriesRoute = "GET /api/inquiries/counts";
export const myInquiriesRoute = "GET /api/inquiries/my";
export const changeInquiryStatusRoute = "PATCH /api/inquiries/:id/status";
export const markInquiryRoute = "PATCH /api/inquiries/:id/read";
