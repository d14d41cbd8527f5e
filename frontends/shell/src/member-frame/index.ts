export { InboxWatch } from "@legal/domain-ui/inbox-bell";
export { MemberActions } from "./member-actions.tsx";
