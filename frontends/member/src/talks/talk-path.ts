import { paths } from "@legal/web-kit";

/** Where a member reads one of their talks with the AI. */
export const talkPath = (id: string): string => `${paths.myPage}?tab=ai&talk=${id}`;
