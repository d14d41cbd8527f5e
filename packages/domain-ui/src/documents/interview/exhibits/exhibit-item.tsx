import { EXHIBIT_AUTHOR_MAX, EXHIBIT_PURPOSE_MAX, EXHIBIT_TITLE_MAX } from "@legal/contracts/constants";
import { Card, Checkbox, Icon, IconButton, Row, SelectField, space, Stack, Text, TextArea, TextField } from "@legal/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { MaskHint } from "../../state/mask-hint.tsx";
import { fieldIdOf } from "../field-id.ts";
import { isNamed, pathOfDraft, titleOfFile, type ExhibitDraft } from "../../exhibits/exhibit-draft.ts";

interface ExhibitItemProps {
  exhibit: ExhibitDraft;
  /** 소갑 제1호증, 첨부 1. */
  label: string;
  /** What is to be attached to the paper beside exhibits. */
  attachments: readonly string[];
  first: boolean;
  last: boolean;
  disabled: boolean;
  /** Its files. */
  children: ReactNode;
  onChange: (part: Partial<ExhibitDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

type KindProps = Pick<ExhibitItemProps, "exhibit" | "attachments" | "disabled" | "onChange">;

/** An exhibit, or one of the attachments by its name. */
const KindField = ({ exhibit: { kind, title, fileName }, attachments, disabled, onChange }: KindProps) => {
  const { formatMessage } = useIntl();
  const [ownTitle, setOwnTitle] = useState<string>();
  const isAttachment = kind === "attachment";
  const names = new Set([...attachments, ...(isAttachment ? [title] : [])]);
  return (
    <SelectField
      label={formatMessage({ id: "documents.exhibit.kind" })}
      hint={isAttachment ? formatMessage({ id: "documents.exhibit.kind.hint" }) : undefined}
      disabled={disabled}
      value={isAttachment ? title : ""}
      onChange={({ target: { value } }) => {
        if (value === "") return onChange({ kind: "exhibit", title: ownTitle ?? titleOfFile(fileName) });
        if (!isAttachment) setOwnTitle(title);
        return onChange({ kind: "attachment", title: value });
      }}
    >
      <option value="">{formatMessage({ id: "documents.exhibit.kind.exhibit" })}</option>
      {[...names].map((name) => (
        <option key={name} value={name} lang="ko">
          {formatMessage({ id: "documents.exhibit.kind.attachment" }, { name })}
        </option>
      ))}
    </SelectField>
  );
};

const Origin = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

/** What an exhibit is called in the paper, what it proves, who made it and when, and its language. */
const ExhibitFields = ({ exhibit, disabled, onChange }: Omit<KindProps, "attachments">) => {
  const { formatMessage } = useIntl();
  const { title, purpose, author = "", madeOn, foreign = false } = exhibit;
  return (
    <>
      <TextField
        id={fieldIdOf(pathOfDraft(exhibit))}
        label={formatMessage({ id: "documents.exhibit.title" })}
        hint={formatMessage({ id: "documents.exhibit.title.hint" })}
        error={isNamed(exhibit) ? undefined : formatMessage({ id: "documents.exhibit.title.required" })}
        lang="ko"
        maxLength={EXHIBIT_TITLE_MAX}
        disabled={disabled}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={formatMessage({ id: "documents.exhibit.purpose" })}
        labelNote={formatMessage({ id: "documents.optional" })}
        hint={formatMessage({ id: "documents.exhibit.purpose.hint" })}
        lang="ko"
        rows={2}
        maxLength={EXHIBIT_PURPOSE_MAX}
        disabled={disabled}
        value={purpose}
        onChange={({ target }) => onChange({ purpose: target.value })}
      />
      <Origin>
        <TextField
          label={formatMessage({ id: "documents.exhibit.author" })}
          labelNote={formatMessage({ id: "documents.optional" })}
          hint={formatMessage({ id: "documents.exhibit.author.hint" })}
          lang="ko"
          maxLength={EXHIBIT_AUTHOR_MAX}
          autoComplete="off"
          disabled={disabled}
          value={author}
          onChange={({ target }) => onChange({ author: target.value })}
        />
        <TextField
          type="date"
          label={formatMessage({ id: "documents.exhibit.madeOn" })}
          labelNote={formatMessage({ id: "documents.optional" })}
          disabled={disabled}
          value={madeOn ?? ""}
          onChange={({ target }) => onChange({ madeOn: target.value || null })}
        />
      </Origin>
      <Checkbox
        label={formatMessage({ id: "documents.exhibit.foreign" })}
        disabled={disabled}
        checked={foreign}
        onChange={({ target }) => onChange({ foreign: target.checked })}
      />
    </>
  );
};

/** A file as the paper cites or attaches it. */
export const ExhibitItem = ({ exhibit, label, attachments, first, last, disabled, ...on }: ExhibitItemProps) => {
  const { children, onChange, onMove, onRemove } = on;
  const { formatMessage } = useIntl();
  const isAttachment = exhibit.kind === "attachment";
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={4}>
        <Row $justify="space-between" $wrap={false}>
          <Text $strong lang="ko">
            {label}
          </Text>
          {!disabled && (
            <Row $gap={0} $wrap={false}>
              {!first && (
                <IconButton
                  label={formatMessage({ id: "documents.item.up" }, { name: label })}
                  icon={<Icon of={ArrowUp} size={18} />}
                  onClick={() => onMove(-1)}
                />
              )}
              {!last && (
                <IconButton
                  label={formatMessage({ id: "documents.item.down" }, { name: label })}
                  icon={<Icon of={ArrowDown} size={18} />}
                  onClick={() => onMove(1)}
                />
              )}
              <IconButton
                label={formatMessage({ id: "documents.item.remove" }, { name: label })}
                icon={<Icon of={Trash2} size={18} />}
                onClick={onRemove}
              />
            </Row>
          )}
        </Row>
        {children}
        <MaskHint />
        {(attachments.length > 0 || isAttachment) && (
          <KindField exhibit={exhibit} attachments={attachments} disabled={disabled} onChange={onChange} />
        )}
        {!isAttachment && <ExhibitFields exhibit={exhibit} disabled={disabled} onChange={onChange} />}
      </Stack>
    </Card>
  );
};
