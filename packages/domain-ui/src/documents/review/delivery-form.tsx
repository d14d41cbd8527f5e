import type { Document } from "@legal/contracts";
import { COMMENT_MAX } from "@legal/contracts/constants";
import type { DocumentType } from "@legal/document-types";
import { Text, TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { MoveDialog } from "../state/move-dialog.tsx";
import { ReceiptField } from "./receipt-field.tsx";
import { useDeliveryForm } from "./use-delivery-form.ts";

const TEXT_MAX = 60;

interface DeliveryFormProps {
  document: Document;
  type: DocumentType;
  onClose: () => void;
}

/** Where and when the frozen paper was filed or sent, or, where that is recorded, was in truth. */
export const DeliveryForm = ({ document, type, onClose }: DeliveryFormProps) => {
  const { formatMessage } = useIntl();
  const form = useDeliveryForm(document, type, onClose);
  const { fields, setFields, filed, tried } = form;
  /** Of a text field: its value, and what is wrong with it. */
  const bind = (name: keyof typeof fields) => ({
    value: fields[name],
    error: tried && fields[name].trim() === "" ? formatMessage({ id: "documents.move.required" }) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });
  const malformed = tried && !form.isNumber ? formatMessage({ id: "documents.delivery.caseNumber.format" }) : undefined;
  const later = {
    labelNote: formatMessage({ id: "documents.optional" }),
    hint: formatMessage({ id: "documents.delivery.caseNumber.later" }),
    error: malformed,
  };
  return (
    <MoveDialog
      title={form.isCorrection ? "documents.delivery.correct" : "documents.move.delivered"}
      onConfirm={form.send}
      onClose={onClose}
      {...form.moving}
    >
      <Text>{formatMessage({ id: `documents.delivery.${type.delivery}` })}</Text>
      {filed && (
        <TextField
          label={formatMessage({ id: "documents.delivery.court" })}
          lang="ko"
          maxLength={TEXT_MAX}
          {...bind("court")}
        />
      )}
      <TextField
        label={formatMessage({ id: filed ? "documents.delivery.caseNumber" : "documents.delivery.registered" })}
        placeholder={filed ? "2026차전12345" : ""}
        maxLength={TEXT_MAX}
        {...bind("number")}
        {...(filed && later)}
      />
      <TextField
        label={formatMessage({ id: "documents.delivery.date" })}
        type="date"
        max={form.today}
        {...bind("date")}
      />
      {form.isCorrection && (
        <TextField
          label={formatMessage({ id: "documents.delivery.correct.reason" })}
          maxLength={COMMENT_MAX}
          {...bind("reason")}
        />
      )}
      {filed && <ReceiptField receipt={form.receipt} onReceipt={form.setReceipt} />}
    </MoveDialog>
  );
};
