import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { keyframes, styled } from "styled-components";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { color, fontSize, motion, radius, shadow, space } from "../theme/tokens.ts";
import { useSwipeAway } from "./use-swipe-away.ts";
import { useToastTimer } from "./use-toast-timer.ts";

export interface ToastContent {
  id: string;
  title: string;
  description?: string | undefined;
  /** What a button in it does, such as undo. */
  action?: string | undefined;
  /** What was done (default), what failed, or what has to be known first. */
  variant?: "default" | "destructive" | "notice" | undefined;
}

const looks = {
  default: { icon: CircleCheck, tone: color.success },
  destructive: { icon: CircleAlert, tone: color.danger },
  notice: { icon: Info, tone: color.muted },
};

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Root = styled.li<{ $destructive: boolean; $tone: string }>`
  display: flex;
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border: 1px solid ${({ $destructive }) => ($destructive ? color.danger : color.hairline)};
  border-inline-start-width: 4px;
  border-inline-start-color: ${({ $tone }) => $tone};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  touch-action: pan-y;
  animation: ${arrive} ${motion.calm};

  & > svg {
    margin-block-start: 10px;
    color: ${({ $tone }) => $tone};
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(1)} ${space(3)};
  min-width: 0;
`;

/** More than a line has the whole width to itself: the button is below it. */
const Words = styled.div<{ $isLong: boolean }>`
  flex: 1 1 ${({ $isLong }) => ($isLong ? "100%" : "10rem")};
  min-width: 0;
  padding-block: ${space(2)};
  font-size: ${fontSize[15]};
  line-height: 1.5;

  p {
    color: ${color.muted};
  }
`;

interface ToastProps {
  toast: ToastContent;
  closeLabel: string;
  onDismiss: () => void;
  onAction?: (() => void) | undefined;
}

/** Waits while hovered or focused, leaves after its time, on the cross, or on a swipe to the right. */
export const Toast = ({ toast, closeLabel, onDismiss, onAction }: ToastProps) => {
  const { variant = "default" } = toast;
  const { icon, tone } = looks[variant];
  const destructive = variant === "destructive";
  const { pause, resume } = useToastTimer(onDismiss);
  const { offset, handlers } = useSwipeAway(onDismiss);
  return (
    <Root
      {...handlers}
      $destructive={destructive}
      $tone={tone}
      tabIndex={0}
      style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The dialog that it is shown in stays open.
        event.preventDefault();
        onDismiss();
      }}
    >
      <Icon of={icon} />
      <Body>
        <Words role={destructive ? "alert" : "status"} $isLong={toast.description !== undefined}>
          <strong>{toast.title}</strong>
          {toast.description && <p>{toast.description}</p>}
        </Words>
        {toast.action && onAction && (
          <Button size="small" variant="quiet" onClick={onAction}>
            {toast.action}
          </Button>
        )}
      </Body>
      <IconButton label={closeLabel} icon={<Icon of={X} size={18} />} onClick={onDismiss} />
    </Root>
  );
};
