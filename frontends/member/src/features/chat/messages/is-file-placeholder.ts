import type { Message } from "@legal/contracts";
import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";

/** The sentence that stands for a mere file, which each reader reads in their own language. */
export const isFilePlaceholder = ({ content, fileUrl }: Message) => fileUrl !== null && content === FILE_ONLY_CONTENT;
