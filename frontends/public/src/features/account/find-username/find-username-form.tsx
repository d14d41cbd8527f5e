import { Tabs, TextField } from "@legal/ui";
import { emailRule, optionalPhoneRule, useForm, useRules } from "@legal/web-kit/form";
import { useState, type ChangeEvent } from "react";
import { useIntl } from "react-intl";
import { useFindUsernameMutation } from "../account-api.ts";
import { AccountForm } from "../account-form.tsx";
import { contactRule } from "../account-rules.ts";
import { useFailure } from "../use-failure.ts";

type Way = "email" | "phone";

const initial = { email: "", phone: "" };
const rules = { email: contactRule(emailRule), phone: contactRule(optionalPhoneRule) };
const otherWay = { email: "phone", phone: "email" } as const;

export const FindUsernameForm = ({ onFound }: { onFound: (username: string) => void }) => {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<Way>("email");
  const { check } = useRules();
  const [findUsername] = useFindUsernameMutation();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "findUsername.failed.title" }),
    formatMessage({ id: "findUsername.failed.text" }),
  );

  const { field, setValue, submitting, handleSubmit, clearErrors } = useForm({
    initial,
    validate: (values) => check(values, { [way]: rules[way] }),
    onSubmit: async (values) => {
      clearFailure();
      const asked = way === "email" ? { email: values.email } : { phone: values.phone.trim() };
      onFound((await findUsername(asked).unwrap()).username);
    },
    onFailure: fail,
  });

  const shown = field(way);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    shown.onChange(event);
    setValue(otherWay[way], "");
  };

  return (
    <Tabs<Way>
      label={formatMessage({ id: "findUsername.tabs" })}
      tabs={[
        { id: "email", label: formatMessage({ id: "findUsername.byEmail" }) },
        { id: "phone", label: formatMessage({ id: "findUsername.byPhone" }) },
      ]}
      value={way}
      onChange={(next) => {
        clearFailure();
        clearErrors();
        setWay(next);
      }}
    >
      <AccountForm
        onSubmit={handleSubmit}
        submitting={submitting}
        submitLabel={formatMessage({ id: "findUsername.submit" })}
        failure={failure}
      >
        <TextField
          {...shown}
          key={way}
          onChange={handleChange}
          label={formatMessage({ id: `account.${way}` })}
          type={way === "email" ? "email" : "tel"}
          autoComplete={way === "email" ? "email" : "tel"}
        />
      </AccountForm>
    </Tabs>
  );
};
