import type { Document } from "@legal/contracts";
import { checkAnswer, type DocumentType, type Field } from "@legal/document-types";
import { Text, TextField } from "@legal/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import { MoveDialog } from "../state/move-dialog.tsx";
import { useMove } from "../state/use-move.ts";
import { ReceiptField, type Receipt } from "./receipt-field.tsx";

const TEXT_MAX = 60;
const CASE_NUMBER: Field = { path: "caseNumber", text: "caseNumber", field: { kind: "case-number" }, required: true };

interface DeliveryFormProps {
  document: Document;
  type: DocumentType;
  onClose: () => void;
}

const textOf = (answer: unknown): string => (typeof answer === "string" ? answer : "");

/** Where and when the frozen paper was filed or sent. */
export const DeliveryForm = ({ document, type, onClose }: DeliveryFormProps) => {
  const { formatMessage } = useIntl();
  const today = useSeoulToday();
  const { move, ...moving } = useMove(document);
  const filed = type.delivery === "filed";
  const [court, setCourt] = useState(textOf(document.answers["court"]));
  const [number, setNumber] = useState(filed ? textOf(document.answers["caseNumber"]) : "");
  const [date, setDate] = useState(today);
  const [receipt, setReceipt] = useState<Receipt>();
  const [tried, setTried] = useState(false);
  const given = filed ? number.replaceAll(/\s/g, "") : number.trim();
  const isNumber = !filed || checkAnswer(CASE_NUMBER, given) === null;
  const whole = date !== "" && given !== "" && isNumber && (!filed || court.trim() !== "");
  const send = async () => {
    setTried(true);
    if (!whole) return;
    const delivery = {
      kind: type.delivery,
      date,
      court: filed ? court.trim() : null,
      caseNumber: filed ? given : null,
      registeredNumber: filed ? null : given,
      ...(receipt && { receiptId: receipt.id }),
    };
    if (await move({ to: "delivered", delivery })) onClose();
  };
  const missing = (text: string) =>
    tried && text.trim() === "" ? formatMessage({ id: "documents.move.required" }) : undefined;
  const malformed = tried && !isNumber ? formatMessage({ id: "documents.delivery.caseNumber.format" }) : undefined;
  return (
    <MoveDialog title="documents.move.delivered" onConfirm={send} onClose={onClose} {...moving}>
      <Text>{formatMessage({ id: `documents.delivery.${type.delivery}` })}</Text>
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
        placeholder={filed ? "2026차전12345" : ""}
        error={missing(number) ?? malformed}
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
      {filed && <ReceiptField receipt={receipt} onReceipt={setReceipt} />}
    </MoveDialog>
  );
};
