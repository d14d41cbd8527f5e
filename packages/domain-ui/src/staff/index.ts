export { ActivityItems } from "./case-controls/activity-items.tsx";
export { CASE_CONTROLS } from "./case-controls/case-controls.ts";
export { useStaffQuery } from "./case-controls/case-changes-api.ts";
export { DeadlineEditor } from "./case-controls/deadline-editor.tsx";
export { EndingDialog } from "./case-controls/ending-dialog.tsx";
export { useWaitingTime } from "./case-controls/use-waiting-time.ts";
export { Wait, WaitingLine } from "./case-controls/waiting-line.tsx";
export {
  useAddCannedReplyMutation,
  useCannedRepliesQuery,
  useDeleteCannedReplyMutation,
  useEditCannedReplyMutation,
} from "./canned-replies-api.ts";
export { NoteWords } from "./mentions/note-words.tsx";
export { useNotesInfiniteQuery } from "./notes-api.ts";
export { NotesButton } from "./notes-button.tsx";
export { NotesPanel } from "./notes-panel.tsx";
export { StaffTexts } from "./texts.ts";
export { useShortcuts } from "./use-shortcuts.ts";
export { VariableText } from "./variable-text.tsx";
