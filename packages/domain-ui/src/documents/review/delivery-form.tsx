import type { Document } from "@legal/contracts";
import { SelectField, TextField } from "@legal/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import { MoveDialog } from "../state/move-dialog.tsx";
import { useMove } from "../state/use-move.ts";

type Kind = NonNullable<Document["delivery"]>["kind"];

const TEXT_MAX = 60;

/** Where and when the frozen paper was filed or sent. */
export const DeliveryForm = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const today = useSeoulToday();
  const { move, ...moving } = useMove(document);
  const known = document.answers["court"];
  const [kind, setKind] = useState<Kind>(document.typeId === "certified-mail" ? "sent" : "filed");
  const [court, setCourt] = useState(typeof known === "string" ? known : "");
  const [number, setNumber] = useState("");
  const [date, setDate] = useState(today);
  const [tried, setTried] = useState(false);
  const filed = kind === "filed";
  const whole = date !== "" && number.trim() !== "" && (!filed || court.trim() !== "");
  const send = async () => {
    setTried(true);
    if (!whole) return;
    const delivery = {
      kind,
      date,
      court: filed ? court.trim() : null,
      caseNumber: filed ? number.trim() : null,
      registeredNumber: filed ? null : number.trim(),
    };
    if (await move({ to: "delivered", delivery })) onClose();
  };
  const missing = (text: string) =>
    tried && text.trim() === "" ? formatMessage({ id: "documents.move.required" }) : undefined;
  return (
    <MoveDialog title="documents.move.delivered" onConfirm={send} onClose={onClose} {...moving}>
      <SelectField
        label={formatMessage({ id: "documents.delivery.kind" })}
        value={kind}
        onChange={({ target }) => setKind(target.value === "sent" ? "sent" : "filed")}
      >
        {(["filed", "sent"] as const).map((one) => (
          <option key={one} value={one}>
            {formatMessage({ id: `documents.delivery.${one}` })}
          </option>
        ))}
      </SelectField>
      {filed && (
        <TextField
          label={formatMessage({ id: "documents.delivery.court" })}
          error={missing(court)}
          lang="ko"
          maxLength={TEXT_MAX}
          value={court}
          onChange={({ target }) => setCourt(target.value)}
        />
      )}
      <TextField
        label={formatMessage({ id: filed ? "documents.delivery.caseNumber" : "documents.delivery.registered" })}
        placeholder={filed ? "2026차전123" : ""}
        error={missing(number)}
        maxLength={TEXT_MAX}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label={formatMessage({ id: "documents.delivery.date" })}
        type="date"
        max={today}
        error={missing(date)}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
    </MoveDialog>
  );
};
