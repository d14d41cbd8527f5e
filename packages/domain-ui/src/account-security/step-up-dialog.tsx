import { Button, ButtonAnchor, Dialog, Notice, PasswordField, Row, Skeleton, Stack, Text, TextField } from "@legal/ui";
import { paths, stepUp, useErrorText, useLogout, useSession } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { useStepUpMethodsQuery, useStepUpMutation, type StepUpMethods } from "./security-api.ts";
import { SecurityTexts } from "./texts.ts";
import { useRequired } from "./use-required.ts";

const cancel = () => stepUp.answer(false);

/** An account with nothing but Google signs in through it again: that ends this session, and leads back to the page. */
const GoogleOnly = () => {
  const { pathname, search } = useLocation();
  return (
    <Stack $gap={5}>
      <Text>
        <FormattedMessage id="security.stepUp.google" />
      </Text>
      <Row $justify="end" $gap={2}>
        <Button variant="quiet" onClick={cancel}>
          <FormattedMessage id="security.cancel" />
        </Button>
        <ButtonAnchor href={paths.google(pathname + search)}>
          <FormattedMessage id="security.stepUp.google.submit" />
        </ButtonAnchor>
      </Row>
    </Stack>
  );
};

/** A recovery code is no proof here, but a login with it is a recent one. */
const WithoutPhone = () => {
  const { pathname, search } = useLocation();
  const logout = useLogout(pathname + search);
  return (
    <Stack $gap={2}>
      <Text $size={13} $tone="muted">
        <FormattedMessage id="security.stepUp.noPhone" />
      </Text>
      <Row>
        <Button type="button" variant="link" onClick={() => void logout()}>
          <FormattedMessage id="security.stepUp.noPhone.submit" />
        </Button>
      </Row>
    </Stack>
  );
};

const ProofForm = ({ methods }: { methods: StepUpMethods }) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const errorText = useErrorText();
  const required = useRequired();
  const [prove] = useStepUpMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { password: "", code: "" },
    validate: ({ password, code }) => ({
      ...(methods.password && { password: required("password.required", password) }),
      ...(methods.code && { code: required("code.required", code) }),
    }),
    onSubmit: async ({ password, code }) => {
      setFailure(undefined);
      await prove({ ...(methods.password && { password }), ...(methods.code && { code }) }).unwrap();
      stepUp.answer(true);
    },
    onFailure: (error) => setFailure(error.details.length > 0 ? undefined : errorText(error)),
  });
  const first = useRef<HTMLInputElement>(null);
  // A dialog would give the focus to its cross.
  useEffect(() => first.current?.focus(), []);
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack $gap={5}>
        <Text>
          <FormattedMessage id="security.stepUp.text" />
        </Text>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
        {methods.password && (
          <PasswordField
            {...form.field("password")}
            ref={first}
            label={formatMessage({ id: "security.password" })}
            autoComplete="current-password"
            showLabel={formatMessage({ id: "site.showPassword" })}
            hideLabelText={formatMessage({ id: "site.hidePassword" })}
          />
        )}
        {methods.code && (
          <TextField
            {...form.field("code")}
            {...(!methods.password && { ref: first })}
            label={formatMessage({ id: "security.code" })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        )}
        {methods.code && <WithoutPhone />}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Row $justify="end" $gap={2}>
          <Button type="button" variant="quiet" onClick={cancel}>
            <FormattedMessage id="security.cancel" />
          </Button>
          <Button type="submit" loading={form.submitting}>
            <FormattedMessage id="security.stepUp.submit" />
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

const Question = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: methods, error } = useStepUpMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      open
      onClose={cancel}
      title={formatMessage({ id: "security.stepUp" })}
      closeLabel={formatMessage({ id: "site.close" })}
      width="440px"
    >
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {!methods && !error && <Skeleton $height="120px" />}
      {methods && (methods.password || methods.code ? <ProofForm methods={methods} /> : <GoogleOnly />)}
    </Dialog>
  );
};

export const StepUpDialog = () => (
  <SecurityTexts>
    <Question />
  </SecurityTexts>
);
