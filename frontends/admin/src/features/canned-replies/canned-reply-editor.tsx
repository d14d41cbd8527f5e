import { useEffect, useRef, useState, type FormEvent } from "react";
import type { CannedReply } from "@legal/contracts";
import {
  CANNED_TITLE_MAX,
  inEachLanguage,
  LANGUAGES,
  MESSAGE_MAX_LENGTH,
  TEMPLATE_VARIABLES,
  type Language,
} from "@legal/contracts/constants";
import { Button, Dialog, InlineFacts, Notice, Stack, Text, TextArea, TextField } from "@legal/ui";
import { isApiError, LANGUAGE_NAMES, privateKey, useDraft, useErrorText, useSession } from "@legal/web-kit";
import { useAddCannedReplyMutation, useEditCannedReplyMutation } from "@legal/domain-ui/staff";
import { FormattedMessage, useIntl } from "react-intl";

const NONE = inEachLanguage(() => "");
const FORM_ID = "reply-editor";

const Variables = () => (
  <Text as="div" $size={13} $tone="muted">
    <FormattedMessage id="admin.replies.variables" />
    <InlineFacts>
      {TEMPLATE_VARIABLES.map((name) => (
        <span key={name}>
          {`{${name}} `}
          <FormattedMessage id={`admin.replies.variable.${name}`} />
        </span>
      ))}
    </InlineFacts>
  </Text>
);

interface KeptReply extends Pick<CannedReply, "title" | "texts"> {
  /** Upon which it was written; none once a colleague's change was said. */
  version?: number | undefined;
}

/** What is typed, kept until it is saved or given up. */
const useKeptReply = (reply: CannedReply | undefined) => {
  const { user } = useSession();
  const [initial] = useState(() => {
    const { title = "", texts = NONE, version } = reply ?? {};
    return JSON.stringify({ title, texts, version } satisfies KeptReply);
  });
  const [kept, keep] = useDraft(privateKey(user?.id, `canned-reply:${reply?.id ?? "new"}`), initial);
  return {
    kept: JSON.parse(kept) as KeptReply,
    keep: (changed: KeptReply) => keep(JSON.stringify(changed)),
    giveUp: () => keep(initial),
  };
};

const isConflictError = (error: unknown): boolean => isApiError(error) && error.code === "CONFLICT";

/** The form's values and the result of saving. The server validates; its messages are shown at the fields. */
const useReplyForm = (reply: CannedReply | undefined, onSaved: () => void) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { kept, keep, giveUp } = useKeptReply(reply);
  const { version, ...words } = kept;
  const [problem, setProblem] = useState<unknown>();
  const [add, adding] = useAddCannedReplyMutation();
  const [edit, editing] = useEditCannedReplyMutation();

  const save = async () => {
    const saved = reply ? edit({ id: reply.id, version: version ?? reply.version, ...words }) : add(words);
    const { error } = await saved;
    setProblem(error);
    if (isConflictError(error)) keep(words);
    if (error) return;
    giveUp();
    onSaved();
  };
  const details = isApiError(problem) ? problem.details : [];
  return {
    ...words,
    setTitle: (title: string) => keep({ ...kept, title }),
    setText: (language: Language, text: string) => keep({ ...kept, texts: { ...words.texts, [language]: text } }),
    giveUp,
    problemAt: (path: string) => details.find((detail) => detail.path === path)?.message,
    refusal: problem,
    problem:
      problem && details.length === 0
        ? errorText(problem, formatMessage({ id: "admin.replies.saveFailed" }))
        : undefined,
    conflict: isConflictError(problem) ? formatMessage({ id: "admin.replies.conflict" }) : undefined,
    saving: adding.isLoading || editing.isLoading,
    save,
  };
};

/** Edits a canned reply in up to four languages. */
export const CannedReplyEditor = ({ reply, onClose }: { reply: CannedReply | undefined; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const form = useReplyForm(reply, onClose);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusal) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form.refusal]);
  const cancel = () => {
    // After a colleague's change the words are needed once more.
    if (!form.conflict) form.giveUp();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.saving) void form.save();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: reply ? "admin.replies.change" : "admin.replies.add" })}
      closeLabel={formatMessage({ id: "site.close" })}
      width="760px"
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            <FormattedMessage id="admin.cancel" />
          </Button>
          <Button type="submit" form={FORM_ID} loading={form.saving}>
            <FormattedMessage id="admin.save" />
          </Button>
        </>
      }
    >
      <form ref={element} id={FORM_ID} onSubmit={submit} noValidate>
        <Stack $gap={4}>
          {form.problem && <Notice tone="danger" role="alert" title={form.conflict ?? form.problem} />}
          <TextField
            label={formatMessage({ id: "admin.replies.title" })}
            value={form.title}
            maxLength={CANNED_TITLE_MAX}
            readOnly={form.saving}
            error={form.problemAt("title")}
            onChange={({ target }) => form.setTitle(target.value)}
          />
          <Variables />
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              lang={language}
              label={LANGUAGE_NAMES[language]}
              rows={4}
              maxLength={MESSAGE_MAX_LENGTH}
              readOnly={form.saving}
              value={form.texts[language]}
              error={form.problemAt(`texts.${language}`)}
              onChange={({ target }) => form.setText(language, target.value)}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
};
