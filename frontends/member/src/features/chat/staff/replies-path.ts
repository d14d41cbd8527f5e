import { paths } from "@legal/web-kit";

/** Where the desk keeps the ready answers. */
export const repliesPath = `${paths.admin}?tab=replies`;
