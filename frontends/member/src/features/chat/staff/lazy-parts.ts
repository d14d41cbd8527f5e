import { lazy } from "react";

// No customer fetches what only staff use.
export const StaffBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chat-staff" */ "./staff-bar.tsx")).StaffBar,
}));
export const CaseWork = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chat-staff" */ "./case-work.tsx")).CaseWork,
}));
export const InlineNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chat-staff" */ "./inline-note.tsx")).InlineNote,
}));
export const ReplyPicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chat-staff" */ "./reply-picker.tsx")).ReplyPicker,
}));
export const UnfilledNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chat-staff" */ "./unfilled-notice.tsx")).UnfilledNotice,
}));
