export {
  useAddCannedReplyMutation,
  useCannedRepliesQuery,
  useDeleteCannedReplyMutation,
  useEditCannedReplyMutation,
} from "./canned-replies-api.ts";
export { NotesButton } from "./notes-button.tsx";
export { StaffTexts } from "./texts.ts";
export { VariableText } from "./variable-text.tsx";
