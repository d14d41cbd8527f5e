import { Button, Notice } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

interface RetryNoticeProps {
  isRetrying?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Says that a part of a screen could not be loaded, beside what could. */
export const RetryNotice = ({ isRetrying = false, onRetry, children }: RetryNoticeProps) => (
  <Notice tone="warning">
    {children}
    <div>
      <Button size="small" variant="quiet" loading={isRetrying} onClick={onRetry}>
        <FormattedMessage id="site.retry" />
      </Button>
    </div>
  </Notice>
);
