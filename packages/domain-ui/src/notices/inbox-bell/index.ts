export { InboxBell } from "./inbox-bell.tsx";
export { InboxWatch } from "./inbox-watch.tsx";
