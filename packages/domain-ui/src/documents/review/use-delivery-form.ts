import type { Document } from "@legal/contracts";
import { checkAnswer, type DocumentType, type Field } from "@legal/document-types";
import { useState } from "react";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import type { Receipt } from "./receipt-field.tsx";
import { useDeliver } from "./use-deliver.ts";

const CASE_NUMBER: Field = { path: "caseNumber", text: "caseNumber", field: { kind: "case-number" }, required: true };

const textOf = (answer: unknown): string => (typeof answer === "string" ? answer : "");

/** The number that it bears by now: the one of the decision that an objection is against, or the one recorded. */
const knownNumber = ({ answers, delivery }: Document, filed: boolean): string => {
  if (delivery) return delivery.caseNumber ?? delivery.registeredNumber ?? "";
  return filed ? textOf(answers["caseNumber"]) : "";
};

/** What a delivery, or its correction, is stated by; `send` closes once it is stored. */
export const useDeliveryForm = (document: Document, type: DocumentType, onClose: () => void) => {
  const [seen] = useState(document);
  const { delivery: former } = seen;
  const filed = type.delivery === "filed";
  const today = useSeoulToday();
  const { deliver, ...moving } = useDeliver(seen);
  const [fields, setFields] = useState({
    court: former?.court ?? textOf(seen.answers["court"]),
    number: knownNumber(seen, filed),
    date: former?.date ?? today,
    reason: "",
  });
  const [receipt, setReceipt] = useState<Receipt>();
  const [tried, setTried] = useState(false);
  const court = fields.court.trim();
  const reason = fields.reason.trim();
  const number = filed ? fields.number.replaceAll(/\s/g, "") : fields.number.trim();
  const isNumber = filed ? number === "" || checkAnswer(CASE_NUMBER, number) === null : number !== "";
  const isComplete = fields.date !== "" && isNumber && (!former || reason !== "") && (!filed || court !== "");
  const send = async () => {
    setTried(true);
    if (!isComplete) return;
    const delivery = {
      kind: type.delivery,
      date: fields.date,
      court: filed ? court : null,
      caseNumber: filed ? number || null : null,
      registeredNumber: filed ? null : number,
      ...(receipt && { receiptId: receipt.id }),
    };
    if (await deliver(delivery, reason)) onClose();
  };
  return {
    fields,
    setFields,
    receipt,
    setReceipt,
    isCorrection: Boolean(former),
    filed,
    today,
    tried,
    isNumber,
    send,
    moving,
  };
};
