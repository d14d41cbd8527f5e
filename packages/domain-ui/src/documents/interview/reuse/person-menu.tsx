import type { AskedItem } from "@legal/document-types";
import { Icon, Menu, Row } from "@legal/ui";
import UserRoundSearch from "lucide-react/icons/user-round-search";
import { FormattedMessage, useIntl } from "react-intl";
import { useInterview } from "../interview-context.ts";
import { peopleOf } from "./people-of.ts";

const isParty = ({ fields }: AskedItem) =>
  ["name", "address"].every((path) => fields.some(({ question }) => question.path === path));

/** Fills a party in with what an earlier one said. */
export const PersonMenu = ({ item }: { item: AskedItem }) => {
  const { formatMessage } = useIntl();
  const { people, changes, editable } = useInterview();
  if (!editable || !isParty(item)) return null;
  const self = peopleOf(
    Object.fromEntries(Object.entries(changes.answers).filter(([path]) => path.startsWith(`${item.path}.`))),
  )[0]?.key;
  const offered = people.filter(({ key }) => key !== self);
  if (offered.length === 0) return null;
  const fill = (key: string) => {
    const person = offered.find((one) => one.key === key);
    for (const [field, value] of Object.entries(person?.answers ?? {})) {
      changes.change(`${item.path}.${field}`, value);
    }
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
        items={offered.map(({ key, name }) => ({ id: key, label: name, lang: "ko" }))}
        onSelect={fill}
      />
    </Row>
  );
};
