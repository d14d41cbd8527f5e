export { makeRoom } from "./make-room.ts";
export { admin, makeUser, member } from "./people.ts";
export { renderPages } from "./render-pages.tsx";
