import { Notice, Row, Spinner, Stack, Text } from "@legal/ui";
import { ButtonLink, paths, TextLink, useSession } from "@legal/web-kit";
import CircleCheck from "lucide-react/icons/circle-check";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { AccountPage } from "../account-page.tsx";
import { DoneMessage } from "../done-message.tsx";
import { AskForLink, ConfirmByLink } from "./delete-by-link.tsx";
import { DeleteByPassword } from "./delete-by-password.tsx";
import { DeletionTexts } from "./deletion-texts.ts";
import { OpenCases } from "./open-cases.tsx";
import { WhatHappens } from "./what-happens.tsx";
import { withTexts } from "../../../layout/with-texts.ts";
import { AccountTexts } from "../account-texts.ts";

const Done = () => (
  <Stack $gap={6}>
    <DoneMessage icon={CircleCheck}>
      <Text>
        <FormattedMessage id="deleteAccount.done.text" />
      </Text>
    </DoneMessage>
    <ButtonLink to={paths.home} $size="large" $fullWidth>
      <FormattedMessage id="deleteAccount.done.home" />
    </ButtonLink>
  </Stack>
);

const LogInFirst = () => (
  <Stack $gap={5}>
    <Text>
      <FormattedMessage id="deleteAccount.login" />
    </Text>
    <ButtonLink to={paths.login(paths.deleteAccount())} $size="large" $fullWidth>
      <FormattedMessage id="account.login" />
    </ButtonLink>
  </Stack>
);

const StaffNote = () => (
  <Notice tone="warning" role="note">
    <FormattedMessage id="deleteAccount.staff" />
  </Notice>
);

/** The mailed link is for the account that asked for it, whichever is signed in here. */
const PerhapsAnother = ({ username }: { username: string }) => (
  <Notice tone="warning" role="note">
    <FormattedMessage id="deleteAccount.perhapsAnother" values={{ username: <strong>{username}</strong> }} />
  </Notice>
);

/** How the reader proves their identity: a mailed link, the password, or a new mail. */
const Confirmation = ({ token }: { token: string | null }) => {
  const { user } = useSession();
  if (token !== null) return <ConfirmByLink key={token} token={token} />;
  return user?.hasPassword === false ? <AskForLink /> : <DeleteByPassword />;
};

const Question = ({ token }: { token: string | null }) => {
  const { formatMessage } = useIntl();
  const { user, isAdmin, isLoading } = useSession();
  if (isLoading) return <Spinner label={formatMessage({ id: "site.loading" })} />;
  if (!user && token === null) return <LogInFirst />;
  return (
    <Stack $gap={6}>
      <WhatHappens />
      {user && token !== null && <PerhapsAnother username={user.username} />}
      {user && token === null && <OpenCases />}
      {isAdmin && token === null && <StaffNote />}
      <Confirmation token={token} />
      {user && (
        <Row $justify="center">
          <TextLink to={paths.myPage()}>
            <FormattedMessage id="deleteAccount.keep" />
          </TextLink>
        </Row>
      )}
    </Stack>
  );
};

const Deletion = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const done = search.has("done");
  return (
    <AccountPage
      title={formatMessage({ id: done ? "deleteAccount.done.title" : "deleteAccount.title" })}
      lead={!done && formatMessage({ id: "deleteAccount.lead" })}
      description={formatMessage({ id: "deleteAccount.description" })}
    >
      {done ? <Done /> : <Question token={search.get("token")} />}
    </AccountPage>
  );
};

/** /delete-account: what is deleted, what is kept, and one confirmation. */
export const DeleteAccountPage = withTexts(AccountTexts, withTexts(DeletionTexts, Deletion));
