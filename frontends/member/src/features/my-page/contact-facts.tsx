import type { User } from "@legal/contracts";
import { Button } from "@legal/ui";
import { emailRule, optionalPhoneRule, useRules } from "@legal/web-kit/form";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useChangeEmailMutation, useSetPhoneMutation } from "./account-api.ts";
import { FactForm } from "./fact-form.tsx";

interface ContactFactProps {
  label: string;
  value: string | null;
  /** The accessible name of its button. */
  change: string;
  /** Undefined where the fact is changed elsewhere. */
  form: ((close: () => void) => ReactNode) | undefined;
}

const ContactFact = ({ label, value, change, form }: ContactFactProps) => {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value ?? <FormattedMessage id="myPage.phone.none" />}{" "}
        {form && (
          <Button
            variant="link"
            size="small"
            aria-label={change}
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            <FormattedMessage id="myPage.contact.change" />
          </Button>
        )}
        {changing && form?.(() => setChanging(false))}
      </dd>
    </>
  );
};

/** Where mails and messages go. A confirmed address is changed here, any other in the notice above. */
export const ContactFacts = ({ user: { email, emailVerified, phone } }: { user: User }) => {
  const { formatMessage } = useIntl();
  const { textOf } = useRules();
  const [changeEmail] = useChangeEmailMutation();
  const [setPhone] = useSetPhoneMutation();
  const emailForm = (close: () => void) => (
    <FactForm
      name="email"
      value=""
      type="email"
      autoComplete="email"
      problemOf={(value) => textOf(emailRule, value)}
      onSave={async (value) => {
        await changeEmail({ email: value }).unwrap();
        close();
      }}
    />
  );
  const phoneForm = (close: () => void) => (
    <FactForm
      name="phone"
      value={phone ?? ""}
      type="tel"
      autoComplete="tel"
      problemOf={(value) => textOf(optionalPhoneRule, value)}
      onSave={async (value) => {
        await setPhone({ phone: value }).unwrap();
        close();
      }}
    />
  );
  return (
    <>
      <ContactFact
        label={formatMessage({ id: "myPage.email" })}
        value={email}
        change={formatMessage({ id: "myPage.email.change" })}
        form={emailVerified ? emailForm : undefined}
      />
      <ContactFact
        label={formatMessage({ id: "myPage.phone" })}
        value={phone}
        change={formatMessage({ id: "myPage.phone.change" })}
        form={phoneForm}
      />
    </>
  );
};
