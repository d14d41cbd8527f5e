export { ActivityItems } from "./case-controls/activity-items.tsx";
export { AssigneeSelect } from "./case-controls/assignee-select.tsx";
export { DeadlineEditor } from "./case-controls/deadline-editor.tsx";
export { StatusSelect } from "./case-controls/status-select.tsx";
export {
  useAddCannedReplyMutation,
  useCannedRepliesQuery,
  useDeleteCannedReplyMutation,
  useEditCannedReplyMutation,
} from "./canned-replies-api.ts";
export { NotesButton } from "./notes-button.tsx";
export { StaffTexts } from "./texts.ts";
export { VariableText } from "./variable-text.tsx";
