import { z } from "zod";
import { DELIVERY_TEXT_MAX } from "./constants/documents.ts";
import { id, seoulDate } from "./ids.ts";
import { requiredText } from "./required-text.ts";

export const delivery = z.object({
  kind: z.enum(["filed", "sent"]),
  /** Filed: the court and its case number. Sent: the registered number. */
  court: z.string().nullable(),
  caseNumber: z.string().nullable(),
  registeredNumber: z.string().nullable(),
  date: seoulDate,
  /** 접수증: a file of the case; absent before receipts were kept. */
  receipt: z.object({ fileId: id, fileName: z.string() }).nullable().optional(),
});

/** What a delivery says of a deadline that it keeps. */
export const keptBy = delivery.pick({ kind: true, date: true });

const deliveryText = requiredText(DELIVERY_TEXT_MAX, { required: "delivery.required", max: "delivery.max" });
/** A paper is filed at a court, or sent under the post office's number, as its type is. */
export const newDelivery = z
  .strictObject({
    kind: z.enum(["filed", "sent"]),
    court: deliveryText.nullable(),
    /** 2026차전12345, typed with or without spaces; null until the court has given it. */
    caseNumber: z
      .string()
      .max(DELIVERY_TEXT_MAX, "delivery.max")
      .transform((text) => text.replaceAll(/\s/g, ""))
      .pipe(z.string().regex(/^\d{4}[가-힣]{1,3}\d{1,8}$/, "caseNumber.format"))
      .nullable(),
    /** Thirteen digits of its own, which are never masked. */
    registeredNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z\d][A-Za-z\d -]{3,29}$/, "registeredNumber.format")
      .nullable(),
    date: seoulDate,
    /** A file of the case, or the caller's own upload. */
    receiptId: id.optional(),
  })
  .refine(({ kind, court, caseNumber, registeredNumber }) => {
    const isFiled = kind === "filed";
    return (court !== null) === isFiled && (isFiled || caseNumber === null) && (registeredNumber === null) === isFiled;
  }, "delivery.required");
