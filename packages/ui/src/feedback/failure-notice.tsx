import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

interface FailureNoticeProps {
  title?: string;
  /** Why it failed; nothing is shown without. */
  children: ReactNode;
}

/** Why the last attempt failed, read out at once. */
export const FailureNotice = ({ title, children }: FailureNoticeProps) =>
  children ? (
    <Notice tone="danger" role="alert" {...(title && { title })}>
      {children}
    </Notice>
  ) : null;
