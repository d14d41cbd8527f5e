import type { Document } from "@legal/contracts";
import { COMMENT_MAX } from "@legal/contracts/constants";
import { checkAnswer, type DocumentType, type Field } from "@legal/document-types";
import { Text, TextField } from "@legal/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import { MoveDialog } from "../state/move-dialog.tsx";
import { ReceiptField, type Receipt } from "./receipt-field.tsx";
import { useDeliver } from "./use-deliver.ts";

const TEXT_MAX = 60;
const CASE_NUMBER: Field = { path: "caseNumber", text: "caseNumber", field: { kind: "case-number" }, required: true };

interface DeliveryFormProps {
  document: Document;
  type: DocumentType;
  onClose: () => void;
}

/** The number that it bears by now: the one of the decision that an objection is against, or the one recorded. */
const knownNumber = ({ answers, delivery }: Document, filed: boolean): string => {
  if (delivery) return delivery.caseNumber ?? delivery.registeredNumber ?? "";
  return filed ? textOf(answers["caseNumber"]) : "";
};

const textOf = (answer: unknown): string => (typeof answer === "string" ? answer : "");

/** Where and when the frozen paper was filed or sent, or, where that is recorded, was in truth. */
export const DeliveryForm = ({ document, type, onClose }: DeliveryFormProps) => {
  const { formatMessage } = useIntl();
  const today = useSeoulToday();
  const { deliver, ...moving } = useDeliver(document);
  const filed = type.delivery === "filed";
  const { delivery: former } = document;
  const [court, setCourt] = useState(former?.court ?? textOf(document.answers["court"]));
  const [number, setNumber] = useState(knownNumber(document, filed));
  const [date, setDate] = useState(former?.date ?? today);
  const [reason, setReason] = useState("");
  const [receipt, setReceipt] = useState<Receipt>();
  const [tried, setTried] = useState(false);
  const given = filed ? number.replaceAll(/\s/g, "") : number.trim();
  const isNumber = filed ? given === "" || checkAnswer(CASE_NUMBER, given) === null : given !== "";
  const isExplained = !former || reason.trim() !== "";
  const whole = date !== "" && isNumber && isExplained && (!filed || court.trim() !== "");
  const send = async () => {
    setTried(true);
    if (!whole) return;
    const delivery = {
      kind: type.delivery,
      date,
      court: filed ? court.trim() : null,
      caseNumber: filed ? given || null : null,
      registeredNumber: filed ? null : given,
      ...(receipt && { receiptId: receipt.id }),
    };
    if (await deliver(delivery, reason.trim())) onClose();
  };
  const missing = (text: string) =>
    tried && text.trim() === "" ? formatMessage({ id: "documents.move.required" }) : undefined;
  const malformed = tried && !isNumber ? formatMessage({ id: "documents.delivery.caseNumber.format" }) : undefined;
  const later = {
    labelNote: formatMessage({ id: "documents.optional" }),
    hint: formatMessage({ id: "documents.delivery.caseNumber.later" }),
  };
  return (
    <MoveDialog
      title={former ? "documents.delivery.correct" : "documents.move.delivered"}
      onConfirm={send}
      onClose={onClose}
      {...moving}
    >
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
        {...(filed && later)}
        error={filed ? malformed : missing(number)}
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
      {former && (
        <TextField
          label={formatMessage({ id: "documents.delivery.correct.reason" })}
          error={missing(reason)}
          maxLength={COMMENT_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {filed && <ReceiptField receipt={receipt} onReceipt={setReceipt} />}
    </MoveDialog>
  );
};
