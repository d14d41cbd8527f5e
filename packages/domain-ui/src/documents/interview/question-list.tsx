import type { AskedItem, AskedList } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { Button, Card, Heading, Icon, IconButton, Row, Stack, Text } from "@legal/ui";
import { useToast } from "@legal/web-kit";
import { newUuid } from "@legal/web-kit/ids";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { Explanation } from "./explanation.tsx";
import { fieldIdOf, focusField } from "./field-id.ts";
import { FIRST_ITEM } from "./first-items.ts";
import { useInterview } from "./interview-context.ts";
import { Question } from "./question.tsx";
import { PersonMenu } from "./reuse/person-menu.tsx";
import { usePutBack } from "./use-put-back.ts";

const newItemId = () => newUuid().replaceAll("-", "").slice(0, 12);

const swapped = (ids: readonly string[], from: number, to: number): string[] => {
  const [one, other] = [ids[from], ids[to]];
  return one === undefined || other === undefined ? [...ids] : ids.with(from, other).with(to, one);
};

/** Takes an item out of its list with its answers, and puts both back. */
const useRemoval = (path: string, ids: readonly string[]) => {
  const { changes } = useInterview();
  const putBack = usePutBack();
  const present = useRef(ids);
  useEffect(() => {
    present.current = ids;
  });
  return (id: string) => {
    const index = ids.indexOf(id);
    const answers = Object.entries(changes.answers).filter(([one]) => one.startsWith(`${path}.${id}.`));
    // Sent without its item, an answer would be refused.
    for (const [one] of answers) changes.settle(one, false);
    changes.change(path, ids.toSpliced(index, 1));
    return () => {
      changes.change(path, present.current.toSpliced(index, 0, id));
      putBack(answers);
    };
  };
};

const useItems = ({ path, items }: AskedList, label: string) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { changes } = useInterview();
  const ids = items.map(({ id }) => id);
  const takeOut = useRemoval(path, ids);
  const remove = (id: string, name: string) => {
    const undo = takeOut(id);
    toast({
      title: formatMessage({ id: "documents.item.removed" }, { name }),
      action: { label: formatMessage({ id: "documents.undo" }), run: undo },
    });
    document.getElementById(fieldIdOf(path))?.focus();
  };
  const move = (index: number, by: 1 | -1) => changes.change(path, swapped(ids, index, index + by));
  const add = () => {
    const id = ids.length === 0 ? FIRST_ITEM : newItemId();
    changes.change(path, [...ids, id]);
    // After it is on the screen.
    setTimeout(() => focusField(`${path}.${id}`));
  };
  return { ids, remove, move, add, nameOf: (index: number) => `${label} ${index + 1}` };
};

interface ItemProps {
  item: AskedItem;
  name: string;
  index: number;
  last: number;
  removable: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const Item = ({ item, name, index, last, removable, onMove, onRemove }: ItemProps) => {
  const { formatMessage } = useIntl();
  const { editable } = useInterview();
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={5}>
        <Row $justify="space-between" $wrap={false}>
          <Heading level={3} size={16} id={fieldIdOf(item.path)} tabIndex={-1}>
            {name}
          </Heading>
          {editable && (
            <Row $gap={0} $wrap={false}>
              {index > 0 && (
                <IconButton
                  label={formatMessage({ id: "documents.item.up" }, { name })}
                  icon={<Icon of={ArrowUp} size={18} />}
                  onClick={() => onMove(-1)}
                />
              )}
              {index < last && (
                <IconButton
                  label={formatMessage({ id: "documents.item.down" }, { name })}
                  icon={<Icon of={ArrowDown} size={18} />}
                  onClick={() => onMove(1)}
                />
              )}
              {removable && (
                <IconButton
                  label={formatMessage({ id: "documents.item.remove" }, { name })}
                  icon={<Icon of={Trash2} size={18} />}
                  onClick={onRemove}
                />
              )}
            </Row>
          )}
        </Row>
        <PersonMenu item={item} />
        {item.fields.map((asked) => (
          <Question key={asked.path} asked={asked} />
        ))}
      </Stack>
    </Card>
  );
};

/** Questions that are asked of each of several things: parties, items of a claim, payments. */
export const QuestionList = ({ asked }: { asked: AskedList }) => {
  const texts = useQuestionTexts();
  const { formatMessage } = useIntl();
  const { changes, editable } = useInterview();
  const conflict = changes.conflicts[asked.path];
  const label = questionLabel(asked.question, texts);
  const { ids, remove, move, add, nameOf } = useItems(asked, label);
  const { min, max } = asked.question;
  return (
    <Stack as="section" aria-label={label} $gap={4}>
      <Text as="div" $size={15} $tone="muted">
        <Explanation question={asked.question} />
      </Text>
      {conflict && (
        <ConflictNotice
          path={asked.path}
          conflict={conflict}
          inWords={(theirs) =>
            formatMessage({ id: "documents.conflict.items" }, { count: Array.isArray(theirs) ? theirs.length : 0 })
          }
        />
      )}
      <Stack as="ul" id={fieldIdOf(asked.path)} tabIndex={-1} $gap={4}>
        {asked.items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            name={asked.items.length > 1 ? nameOf(index) : label}
            index={index}
            last={asked.items.length - 1}
            removable={asked.items.length > min}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(item.id, nameOf(index))}
          />
        ))}
      </Stack>
      {editable && ids.length < max && (
        <Row>
          <Button variant="quiet" icon={<Icon of={Plus} size={18} />} onClick={add}>
            <FormattedMessage id="documents.item.add" values={{ name: label }} />
          </Button>
        </Row>
      )}
    </Stack>
  );
};
