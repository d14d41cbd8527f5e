import { createContext, type ReactNode } from "react";

/** What the header offers to who is signed in: the shell's, because visitors do not load it. */
export const MemberHeader = createContext<ReactNode>(null);
