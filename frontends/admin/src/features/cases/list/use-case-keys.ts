import type { ChatRoom } from "@legal/contracts";
import { useShortcuts } from "@legal/domain-ui/staff";
import { FROM_DESK, paths } from "@legal/web-kit";
import { useNavigate } from "react-router-dom";

interface CaseKeys {
  rooms: readonly ChatRoom[];
  /** Below 0 without one. */
  active: number;
  stepTo: (index: number) => void;
  onChoose: (room: ChatRoom) => void;
}

/** What the keys do with the active case, and how they step to another. */
export const useCaseKeys = ({ rooms, active, stepTo, onChoose }: CaseKeys): void => {
  const navigate = useNavigate();
  const room = rooms[active];
  const open = () => room && void navigate(paths.chat(room.id), { state: FROM_DESK });
  useShortcuts({
    j: () => stepTo(active + 1),
    k: () => stepTo(Math.max(0, active - 1)),
    o: open,
    Enter: ({ target }) => {
      if (room && target === document.getElementById(`case-${room.id}`)) open();
    },
    x: () => room && onChoose(room),
    d: () => room && document.querySelector<HTMLElement>(`#case-${room.id} [aria-keyshortcuts="d"]`)?.click(),
  });
};
