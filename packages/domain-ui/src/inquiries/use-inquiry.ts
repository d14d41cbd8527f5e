import { useErrorText, useLanguage, type ApiError } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useForm, useRules } from "@legal/web-kit/form";
import { useSendInquiryMutation } from "./inquiries-api.ts";
import { inquiryRules } from "./inquiry-rules.ts";
import { useInquiryDraft } from "./use-inquiry-draft.ts";
import { usePrefillFromAccount, usePrefillFromAddress } from "./use-prefill.ts";

const initial = { name: "", email: "", phone: "", serviceType: "", message: "" };

/** What came of the last sending, said beside the button. */
type Outcome = { sent: true } | { failure: string } | undefined;

/** The contact form's values, how they are checked and sent. A failure keeps everything, a success clears it. */
export const useInquiry = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { check } = useRules();
  const [send] = useSendInquiryMutation();
  const [outcome, setOutcome] = useState<Outcome>();

  const fail = (error: ApiError) => {
    // Only a limit has more to say than that it failed: when to come back.
    const limited = error.code === "RATE_LIMITED" ? errorText(error) : undefined;
    setOutcome({ failure: limited ?? formatMessage({ id: "site.inquiry.errorText" }) });
  };

  const form = useForm({
    initial,
    validate: (values) => check(values, inquiryRules),
    onSubmit: async (values) => {
      setOutcome(undefined);
      await send({ ...values, email: values.email.trim(), language }).unwrap();
      form.reset();
      forgetDraft();
      setOutcome({ sent: true });
    },
    onFailure: fail,
  });
  // Each fills in what is still empty: what is asked about now goes before what was typed, and that before the account.
  usePrefillFromAddress(form.fillEmpty);
  const { keepDraft, forgetDraft } = useInquiryDraft(form.fillEmpty);
  usePrefillFromAccount(form.fillEmpty);

  return { ...form, keepDraft, outcome };
};
