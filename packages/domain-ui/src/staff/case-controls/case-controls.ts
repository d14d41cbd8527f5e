import type { ComponentType } from "react";
import type { CaseChange, ChatRoom } from "@legal/contracts";
import { AssigneeSelect } from "./assignee-select.tsx";
import { DeadlineEditor } from "./deadline-editor.tsx";
import { StatusSelect } from "./status-select.tsx";

interface ControlOfChange {
  /** Its name, where that is shown beside it. */
  label: string;
  Control: ComponentType<{ room: ChatRoom }>;
}

interface ShownChange {
  /** Null for a change that is made elsewhere. */
  control: ControlOfChange | null;
  /** What the history says in place of a value; null where it never lacks one. */
  none: string | null;
}

/** How staff see each change of a case: its control, in the order of all, and what its history says. */
export const SHOWN_CHANGES: Readonly<Record<CaseChange, ShownChange>> = {
  status: { control: { label: "staff.status", Control: StatusSelect }, none: null },
  assignee: { control: { label: "staff.assignee", Control: AssigneeSelect }, none: "staff.assignee.none" },
  deadline: { control: { label: "staff.deadline", Control: DeadlineEditor }, none: "staff.deadline.none" },
  waiting: { control: null, none: null },
};

/** The controls of a case with their names, each by the kind of its change. */
export const CASE_CONTROLS = Object.entries(SHOWN_CHANGES).flatMap(([kind, { control }]) =>
  control ? [{ kind: kind as CaseChange, ...control }] : [],
);
