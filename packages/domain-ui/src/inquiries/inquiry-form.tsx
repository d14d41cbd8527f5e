import { SERVICE_IDS, serviceName } from "@legal/catalog";
import { INQUIRY_MESSAGE_MAX } from "@legal/contracts/constants";
import { Button, media, Notice, SelectField, space, Stack, Text, TextArea, TextField } from "@legal/ui";
import { paths, TextLink, useLanguage } from "@legal/web-kit";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useInquiry } from "./use-inquiry.ts";

const MESSAGE_ROWS = 6;

const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const PrivacyNote = () => (
  <Text $size={13} $tone="muted">
    <FormattedMessage id="site.inquiry.privacy" />{" "}
    <TextLink to={paths.privacy}>
      <FormattedMessage id="site.footer.privacy" />
    </TextLink>
  </Text>
);

const Outcome = ({ outcome }: Pick<ReturnType<typeof useInquiry>, "outcome">) => {
  const { formatMessage } = useIntl();
  if (!outcome) return null;
  if ("failure" in outcome) {
    return (
      <Notice tone="danger" role="alert" title={formatMessage({ id: "site.inquiry.errorTitle" })}>
        {outcome.failure}
      </Notice>
    );
  }
  return (
    <Notice tone="success" role="alert" title={formatMessage({ id: "site.inquiry.successTitle" })}>
      <FormattedMessage id="site.inquiry.successText" />
    </Notice>
  );
};

/** What was typed before hydration is in no draft yet; it is kept with what the draft before fills in beside it. */
const useEarlyDraft = (keepDraft: (form: HTMLFormElement) => void) => {
  const form = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  // At the first render nothing else is in the form.
  useEffect(() => setTyped(!!form.current && [...new FormData(form.current).values()].some(Boolean)), []);
  const keepTyped = useEffectEvent(() => form.current && keepDraft(form.current));
  useEffect(() => {
    if (isTyped) keepTyped();
  }, [isTyped]);
  return form;
};

/** Name, address, message, and what else helps: the contact form, for visitors and members. */
export const InquiryForm = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { field, submitting, handleSubmit, keepDraft, outcome } = useInquiry();
  // What was typed on would be cleared with what was sent.
  const textField = (name: "name" | "email" | "phone" | "message") => ({ ...field(name), readOnly: submitting });
  const form = useEarlyDraft(keepDraft);
  const label = (name: string) => formatMessage({ id: `site.inquiry.${name}` });
  const optional = formatMessage({ id: "site.optional" });
  return (
    // `dialog`: pressed before the page has come to life, it must not carry what was typed into the address.
    <form
      ref={form}
      method="dialog"
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) => keepDraft(currentTarget)}
      noValidate
      aria-label={label("form")}
    >
      <Stack $gap={5}>
        <Pair>
          <TextField {...textField("name")} label={label("name")} autoComplete="name" />
          <TextField
            {...textField("email")}
            label={label("email")}
            hint={label("emailHint")}
            type="email"
            autoComplete="email"
          />
          <TextField
            {...textField("phone")}
            label={label("phone")}
            labelNote={optional}
            type="tel"
            autoComplete="tel"
          />
          <SelectField {...field("serviceType")} disabled={submitting} label={label("service")} labelNote={optional}>
            <option value="">{label("noService")}</option>
            {SERVICE_IDS.map((id) => (
              <option key={id} value={id}>
                {serviceName(id, language)}
              </option>
            ))}
          </SelectField>
        </Pair>
        <TextArea
          {...textField("message")}
          label={label("message")}
          placeholder={label("messagePlaceholder")}
          rows={MESSAGE_ROWS}
          maxLength={INQUIRY_MESSAGE_MAX}
        />
        <PrivacyNote />
        <Outcome outcome={outcome} />
        <div>
          <Button type="submit" size="large" loading={submitting}>
            {label("submit")}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
