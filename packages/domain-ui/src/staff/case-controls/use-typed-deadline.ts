import { useRef, useState, type FormEvent } from "react";
import type { ChatRoom } from "@legal/contracts";
import { validationText } from "@legal/i18n";
import { useLanguage } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { dateProblemOf } from "../../deadlines/date-problem.ts";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import { useCaseChange } from "./case-changes-api.ts";
import { currentOf, fieldProblemOf, useChangeOutcome } from "./use-change-outcome.ts";

/** What staff typed; the nearest deadline may be one that is counted from a service. The release before has one date. */
export const typedOf = ({ deadline, nextDeadline, typedDeadline }: ChatRoom): string | null =>
  typedDeadline === undefined && !nextDeadline?.matter ? deadline : (typedDeadline ?? null);

/** Saves on submit only: a date picker reports half-typed years as dates. One in the past is asked for once more. */
export const useTypedDeadline = (room: ChatRoom, onClose: () => void) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { report } = useChangeOutcome();
  const field = useRef<HTMLInputElement>(null);
  // A colleague may change the case meanwhile.
  const [seen, setSeen] = useState(room);
  const [date, setDate] = useState(typedOf(seen) ?? "");
  const [problem, setProblem] = useState<string>();
  const today = useSeoulToday();
  const [askedFor, setAskedFor] = useState<string>();
  const [setDeadline, { isLoading }] = useCaseChange("deadline");

  const save = async (deadline: string | null) => {
    const base = typedOf(room) === typedOf(seen) ? room : seen;
    const outcome = await setDeadline({ id: base.id, version: base.version, deadline });
    const done = formatMessage({ id: deadline ? "staff.deadline.saved" : "staff.deadline.removed" });
    const back = typedOf(seen);
    const refused = fieldProblemOf(outcome.error);
    if (refused !== undefined) return setProblem(refused);
    const isSaved = report(outcome, done, formatMessage({ id: "staff.deadline.failed" }), ({ id, version }) =>
      setDeadline({ id, version, deadline: back }),
    );
    if (isSaved) return onClose();
    // What it is now has been said: who saves once more means it.
    return setSeen(currentOf(outcome.error) ?? seen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = field.current && dateProblemOf(field.current);
    if (invalid) return setProblem(validationText(invalid, language));
    setProblem(undefined);
    if (date === (typedOf(seen) ?? "")) onClose();
    else if (date && date < today && date !== askedFor) setAskedFor(date);
    else void save(date || null);
  };

  return { field, seen, date, setDate, problem, asksPast: date !== "" && date === askedFor, isLoading, save, submit };
};
