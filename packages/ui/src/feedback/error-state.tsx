import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCw from "lucide-react/icons/rotate-cw";
import { Button } from "../actions/button.tsx";
import { Icon } from "../icons/icon.tsx";
import { StateCard } from "./state-card.tsx";

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  retryLabel: string;
  onRetry: () => unknown;
  headingLevel?: 1 | 2 | 3;
}

/** What went wrong, with a retry; put it beside content that is already there, not in its place. */
export const ErrorState = ({ retryLabel, onRetry, ...rest }: ErrorStateProps) => (
  <StateCard
    {...rest}
    role="alert"
    tone="danger"
    icon={<Icon of={CircleAlert} size={24} />}
    actions={
      <Button variant="quiet" icon={<Icon of={RotateCw} size={18} />} onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  />
);
