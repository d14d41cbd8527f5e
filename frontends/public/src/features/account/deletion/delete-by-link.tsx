import { Stack, Text } from "@legal/ui";
import { paths, TextLink, useSession } from "@legal/web-kit";
import MailCheck from "lucide-react/icons/mail-check";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ActionForm } from "../action-form.tsx";
import { DoneMessage } from "../done-message.tsx";
import { useConfirmDeletionMutation, useRequestDeletionLinkMutation } from "./deletion-api.ts";
import { leaveDeleted } from "./leave-deleted.ts";

/** The page of the mailed link: opening it deletes nothing. */
export const ConfirmByLink = ({ token }: { token: string }) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const [confirmDeletion] = useConfirmDeletionMutation();
  return (
    <ActionForm
      danger
      labels={{
        submit: "deleteAccount.submit",
        failed: "deleteAccount.failed.title",
        advice: "deleteAccount.failed.text",
      }}
      anotherLink={
        <TextLink to={paths.deleteAccount()}>
          <FormattedMessage id="deleteAccount.again" />
        </TextLink>
      }
      onAct={async () => {
        const { userId } = await confirmDeletion({ token }).unwrap();
        const isOther = user !== null && userId !== undefined && userId !== user.id;
        await (isOther ? navigate(paths.deleteAccount({ done: "1" }), { replace: true }) : leaveDeleted(userId));
      }}
    />
  );
};

/** For an account without a password: access to its mailbox proves identity. */
export const AskForLink = () => {
  const { user } = useSession();
  const [requestLink] = useRequestDeletionLinkMutation();
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <DoneMessage icon={MailCheck}>
        <Text>
          <FormattedMessage id="deleteAccount.sent" values={{ email: <strong>{user?.email}</strong> }} />
        </Text>
      </DoneMessage>
    );
  return (
    <Stack $gap={4}>
      <Text>
        <FormattedMessage id="deleteAccount.byMail" />
      </Text>
      <ActionForm
        labels={{
          submit: "deleteAccount.byMail.submit",
          failed: "deleteAccount.byMail.failed",
          advice: "deleteAccount.failed.text",
        }}
        onAct={async () => {
          await requestLink().unwrap();
          setSent(true);
        }}
      />
    </Stack>
  );
};
