export { startApiServer, type ApiServer } from "./api-server.ts";
export { holdTimeouts } from "./hold-timeouts.ts";
export { makeRoom } from "./make-room.ts";
export { provideModalDialogs } from "@legal/ui/testing";
export { admin, makeUser, member } from "./people.ts";
export { renderKit } from "./render-kit.tsx";
export { renderPages, type Entry } from "./render-pages.tsx";
export { useWideWindow } from "./use-wide-window.ts";
