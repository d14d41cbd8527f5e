import { paths } from "@legal/web-kit";

/** Where a member reads one of their conversations with the AI. */
export const conversationPath = (id: string): string => `${paths.myPage}?tab=ai&talk=${id}`;
