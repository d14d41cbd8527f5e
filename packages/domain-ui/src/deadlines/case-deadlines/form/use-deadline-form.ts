import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { privateKey, realtime, useDraft, useSession } from "@legal/web-kit";
import { useRef, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { useEnteredHolidays } from "../../entered-holidays.ts";
import { useSeoulToday } from "../../use-seoul-today.ts";
import { currentOf } from "../deadlines-api.ts";
import { useDeadlineOutcome } from "../use-deadline-outcome.ts";
import { computeDraft } from "./compute-draft.ts";
import { draftOf, readDraft, shownFields, withMatter, type DeadlineDraft } from "./deadline-draft.ts";
import { useDraftCheck } from "./use-draft-check.ts";
import { useFieldProblems } from "./use-field-problems.ts";
import { useFormUndo } from "./use-form-undo.ts";
import { useSaveDeadline } from "./use-save-deadline.ts";

interface DeadlineFormInput {
  room: ChatRoom;
  /** The deadline that is changed; without it one is entered. */
  changed?: CaseDeadline | undefined;
  /** A customer states matter and date alone. */
  side: "user" | "admin";
  onClose: () => void;
}

/** What is typed, kept until it is saved or given up; it begins as the deadline that is changed. */
const useKeptDraft = (room: ChatRoom, changed: CaseDeadline | undefined) => {
  const { user } = useSession();
  const initial = changed ? JSON.stringify(draftOf(changed)) : "";
  const key = privateKey(user?.id ?? "", `deadline:${changed?.id ?? `new:${room.id}`}`);
  const [kept, keep] = useDraft(key, initial);
  return {
    draft: readDraft(kept),
    keep: (next: DeadlineDraft) => keep(JSON.stringify(next)),
    giveUp: () => keep(initial),
  };
};

interface PastDateInput {
  due: string | undefined;
  today: string;
  changed: CaseDeadline | undefined;
  side: "user" | "admin";
}

/** Asks once whether a date that has passed is meant: staff may have mistyped it, what a customer received is worth knowing. */
const usePastDateQuestion = ({ due, today, changed, side }: PastDateInput) => {
  const [askedFor, setAskedFor] = useState<string>();
  const isPast = side === "admin" && due !== undefined && due < today && due !== changed?.dueDate;
  const isAsked = due === askedFor;
  return { isOpen: isPast && !isAsked, isShown: isPast && isAsked, ask: () => setAskedFor(due) };
};

/** The draft, what follows from it, and how it is saved. */
export const useDeadlineForm = ({ room, changed, side, onClose }: DeadlineFormInput) => {
  const { formatMessage } = useIntl();
  const { reportInForm } = useDeadlineOutcome(room.id);
  const today = useSeoulToday();
  const holidays = useEnteredHolidays();
  const { draft, keep, giveUp } = useKeptDraft(room, changed);
  const computed = computeDraft(draft, { today, holidays });
  const { problems, failure, say, sayOf } = useFieldProblems(computed.refusal, shownFields(draft, side));
  const isOutdated = changed !== undefined && draft.version !== changed.version;
  const form = useRef<HTMLFormElement>(null);
  const due = computed.deadline?.dueDate;
  const pastDate = usePastDateQuestion({ due, today, changed, side });
  const undoOf = useFormUndo({ room, changed });
  const checkDraft = useDraftCheck(side);
  const { save, isSaving } = useSaveDeadline({ room, changed, side });

  const write = (next: DeadlineDraft) => {
    // It would go with the form, unsaved.
    if (isSaving) return;
    say({});
    keep(next);
  };
  const end = () => {
    giveUp();
    onClose();
  };

  const focus = (what: string) => setTimeout(() => form.current?.querySelector<HTMLElement>(what)?.focus());

  const submitDraft = async () => {
    const outcome = await save(draft);
    if (outcome.error) {
      if (currentOf(outcome.error)) realtime.emitLocally("deadlines-changed", { chatRoomId: room.id });
      sayOf(outcome.error);
      return focus("[aria-invalid]");
    }
    if (side === "user") reportInForm(outcome, formatMessage({ id: "deadlines.sent" }));
    else reportInForm(outcome, formatMessage({ id: "deadlines.saved" }), undoOf(outcome.data));
    return end();
  };

  const check = () => {
    const missing = checkDraft(draft, form.current);
    const isRefused = Object.keys(missing).length > 0 || computed.refusal !== undefined;
    // After the fields are marked.
    if (isRefused) focus("[aria-invalid]");
    if (Object.keys(missing).length > 0) say(missing);
    else if (pastDate.isOpen) pastDate.ask();
    else if (!computed.refusal) void submitDraft();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOutdated) focus("[data-asks] button");
    else check();
  };

  return {
    form,
    draft,
    deadline: computed.deadline,
    problems,
    failure,
    /** Where the deadline was changed since the draft was begun: what it is, and the two ways on. */
    outdated: isOutdated
      ? {
          current: changed,
          take: () => write(draftOf(changed)),
          keep: () => write({ ...draft, version: changed.version }),
        }
      : undefined,
    /** Whether it is asked that a date which has passed is meant. */
    asksPast: pastDate.isShown,
    isSaving,
    chooseMatter: (matter: string) => write(withMatter(draft, readDraft(JSON.stringify({ matter })).matter)),
    set: (part: Partial<DeadlineDraft>) => write({ ...draft, ...part }),
    submit,
    end,
  };
};
