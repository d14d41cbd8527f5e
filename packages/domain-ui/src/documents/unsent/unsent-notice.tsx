import type { Document } from "@legal/contracts";
import { questionAt, type DocumentType, type Field, type FieldList } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { Button, Notice, Row, Stack } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import type { SaveState } from "../answers/answer-sync.ts";
import type { Typed } from "../answers/typed-answer.ts";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import type { Unsent } from "./use-unsent.ts";

const stays = (state: SaveState): boolean => state !== "saved" && state !== "saving";

interface UnsentNoticeProps {
  document: Document;
  type: DocumentType;
  unsent: Unsent;
  /** To the questions. */
  onEdit: () => void;
}

/** Answers, each with its question, and exhibits that are in this browser alone. */
const useWords = ({ document, type, unsent: { changes, exhibits } }: UnsentNoticeProps): string[] => {
  const { formatMessage } = useIntl();
  const texts = useQuestionTexts();
  const answerText = useAnswerText(document);
  const wordsOf = (question: Field | FieldList, value: Typed): string => {
    if (value === null) return formatMessage({ id: "documents.conflict.empty" });
    if (!("list" in question)) return answerText(question.field, value);
    return formatMessage({ id: "documents.conflict.items" }, { count: Array.isArray(value) ? value.length : 0 });
  };
  const answers = Object.entries(changes.typed).flatMap(([path, value]) => {
    const question = questionAt(type, path);
    if (!question || !changes.asked.has(path)) return [];
    return [`${questionLabel(question, texts)}: ${wordsOf(question, value)}`];
  });
  const titles = exhibits.draft.map(({ title, fileName }) => title.trim() || fileName).join(", ");
  return [
    ...(stays(changes.state) ? answers : []),
    ...(stays(exhibits.state) ? [`${formatMessage({ id: "documents.step.exhibits" })}: ${titles}`] : []),
  ];
};

/** What was typed on this device and is not stored, where no question shows it. */
export const UnsentNotice = (props: UnsentNoticeProps) => {
  const { document, unsent, onEdit } = props;
  const { formatMessage } = useIntl();
  const words = useWords(props);
  if (words.length === 0) return null;
  const drop = () => {
    for (const path of Object.keys(unsent.changes.typed)) unsent.changes.settle(path, false);
    unsent.exhibits.settle(false);
  };
  return (
    <Notice tone="warning" title={formatMessage({ id: "documents.unsent" }, { count: words.length })}>
      <Stack $gap={2}>
        <ul lang="ko">
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {!document.mayEdit && <FormattedMessage id="documents.unsent.locked" />}
        <Row $gap={2}>
          {document.mayEdit ? (
            <Button size="small" onClick={onEdit}>
              <FormattedMessage id="documents.unsent.check" />
            </Button>
          ) : (
            <Button size="small" variant="quiet" onClick={drop}>
              <FormattedMessage id="documents.unsent.drop" />
            </Button>
          )}
        </Row>
      </Stack>
    </Notice>
  );
};
