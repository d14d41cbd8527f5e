import { answersAs, peopleOf, questionAt, type AskedItem, type Person } from "@legal/document-types";
import { Icon, Menu, Row } from "@legal/ui";
import { useToast } from "@legal/web-kit";
import UserRoundSearch from "lucide-react/icons/user-round-search";
import { FormattedMessage, useIntl } from "react-intl";
import { useInterview } from "../interview-context.ts";
import { usePutBack } from "../use-put-back.ts";

const isParty = ({ fields }: AskedItem) =>
  ["name", "address"].every((path) => fields.some(({ question }) => question.path === path));

const nameAndAddress = ({ name, answers: { address } }: Person): string =>
  [name, typeof address === "object" && "line" in address ? address.line : ""].filter(Boolean).join(", ");

/** Fills a party in with what an earlier one said, which can be undone. */
export const PersonMenu = ({ item }: { item: AskedItem }) => {
  const { formatMessage } = useIntl();
  const { type, people, changes, editable } = useInterview();
  const { toast } = useToast();
  const putBack = usePutBack();
  if (!editable || !isParty(item)) return null;
  const [self] = peopleOf(
    Object.fromEntries(Object.entries(changes.answers).filter(([path]) => path.startsWith(`${item.path}.`))),
  );
  const offered = people.filter((person) => nameAndAddress(person) !== (self && nameAndAddress(self)));
  if (offered.length === 0) return null;
  const fill = (index: string) => {
    const person = offered[Number(index)];
    const list = questionAt(type, item.path.slice(0, item.path.lastIndexOf(".")));
    if (!person || !list || !("list" in list)) return;
    const { answers } = changes;
    const filled = answersAs(person, list)
      .map(([field, value]) => ({ path: `${item.path}.${field}`, value }))
      .filter(({ path, value }) => value !== null || path in answers);
    for (const { path, value } of filled) changes.change(path, value);
    toast({
      title: formatMessage({ id: "documents.reuse.done" }, { name: person.name }),
      action: {
        label: formatMessage({ id: "documents.undo" }),
        run: () => putBack(filled.map(({ path }) => [path, answers[path] ?? null])),
      },
    });
  };
  return (
    <Row>
      <Menu
        framed
        align="start"
        label={formatMessage({ id: "documents.reuse" })}
        face={
          <>
            <Icon of={UserRoundSearch} size={18} />
            <FormattedMessage id="documents.reuse" />
          </>
        }
        items={offered.map((person, index) => ({ id: String(index), label: nameAndAddress(person), lang: "ko" }))}
        onSelect={fill}
      />
    </Row>
  );
};
