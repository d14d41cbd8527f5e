import { Stack, Text } from "@legal/ui";
import { ButtonLink, paths, TextLink } from "@legal/web-kit";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { AccountPage } from "../account-page.tsx";
import { ActionForm } from "../action-form.tsx";
import { DoneMessage } from "../done-message.tsx";
import { useVerifyEmailMutation } from "./verification-api.ts";
import { VerificationTexts } from "./verification-texts.ts";
import { withTexts } from "../../../layout/with-texts.ts";

const Done = () => (
  <Stack $gap={6}>
    <DoneMessage icon={CircleCheck}>
      <Text>
        <FormattedMessage id="verifyEmail.done.text" />
      </Text>
    </DoneMessage>
    <ButtonLink to={paths.home} $size="large" $fullWidth>
      <FormattedMessage id="verifyEmail.done.home" />
    </ButtonLink>
  </Stack>
);

const Verification = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [verifyEmail] = useVerifyEmailMutation();
  const [done, setDone] = useState(false);
  const token = search.get("token") ?? "";
  return (
    <AccountPage
      title={formatMessage({ id: done ? "verifyEmail.done.title" : "verifyEmail.title" })}
      lead={!done && formatMessage({ id: "verifyEmail.lead" })}
      description={formatMessage({ id: "verifyEmail.description" })}
    >
      {done ? (
        <Done />
      ) : (
        <ActionForm
          labels={{ submit: "verifyEmail.submit", failed: "verifyEmail.failed", advice: "verifyEmail.advice" }}
          anotherLink={
            <TextLink to={paths.myPage()}>
              <FormattedMessage id="verifyEmail.again" />
            </TextLink>
          }
          onAct={async () => {
            await verifyEmail({ token }).unwrap();
            setDone(true);
          }}
        />
      )}
    </AccountPage>
  );
};

/** /verify-email: the page of the mailed link. A button confirms, because mail programs open links by themselves. */
export const VerifyEmailPage = withTexts(VerificationTexts, Verification);
