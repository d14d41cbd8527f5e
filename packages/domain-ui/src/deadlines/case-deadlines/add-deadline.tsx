import type { ChatRoom } from "@legal/contracts";
import { Button, Icon } from "@legal/ui";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { ReactNode } from "react";
import { FormPlace } from "./form-place.tsx";
import { useFormOpening } from "./use-form-opening.ts";

interface AddDeadlineProps {
  room: ChatRoom;
  label: string;
  children: (onClose: () => void) => ReactNode;
}

/** A button that becomes a form. */
export const AddDeadline = ({ room, label, children }: AddDeadlineProps) => {
  const { root, isOpen, isPressed, open, close } = useFormOpening(`new:${room.id}`);
  return (
    <div ref={root}>
      {isOpen ? (
        <FormPlace takesFocus={isPressed}>{children(close)}</FormPlace>
      ) : (
        <Button size="small" variant="quiet" icon={<Icon of={CalendarPlus} size={18} />} onClick={open}>
          {label}
        </Button>
      )}
    </div>
  );
};
