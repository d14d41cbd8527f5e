export { MemberActions } from "./member-actions.tsx";
export { MemberWatch } from "./member-watch.tsx";
