import { ACCESS_KINDS, type AccessKind } from "@legal/contracts/constants";
import { Chip, Icon, media, Row, SearchField, SelectField, space, Stack } from "@legal/ui";
import X from "lucide-react/icons/x";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useSearchText } from "../../view-state/use-search-text.ts";
import type { Person } from "./audit-log-row.tsx";

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 260px;
  }
`;

export interface ChosenFilters {
  kind: AccessKind | undefined;
  customer: Person | undefined;
  staff: Person | undefined;
}

interface FiltersProps {
  chosen: ChosenFilters;
  onChoose: (chosen: ChosenFilters) => void;
  person: string;
  onPerson: (text: string) => void;
}

/** Filters of the log: a customer by name or address, a person chosen from the list, one kind. */
export const AuditLogFilters = ({ chosen, onChoose, person, onPerson }: FiltersProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useSearchText(person, onPerson);
  const people = (["staff", "customer"] as const).flatMap((role) => {
    const one = chosen[role];
    return one ? { role, name: one.name } : [];
  });
  return (
    <Stack $gap={3}>
      <Fields>
        <SearchField
          label={formatMessage({ id: "admin.access.person" })}
          placeholder={formatMessage({ id: "admin.access.person.placeholder" })}
          clearLabel={formatMessage({ id: "site.clear" })}
          value={text}
          maxLength={254}
          autoCapitalize="none"
          onValueChange={setText}
        />
        <SelectField
          label={formatMessage({ id: "admin.access.kind" })}
          hideLabel
          value={chosen.kind ?? ""}
          onChange={({ target }) =>
            onChoose({ ...chosen, kind: (target.value || undefined) as AccessKind | undefined })
          }
        >
          <option value="">{formatMessage({ id: "admin.access.kind.all" })}</option>
          {ACCESS_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {formatMessage({ id: `admin.access.kind.${kind}` })}
            </option>
          ))}
        </SelectField>
      </Fields>
      {people.length > 0 && (
        <Row $gap={2}>
          {people.map(({ role, name }) => (
            <Chip
              key={role}
              aria-pressed
              aria-label={formatMessage({ id: "admin.access.only.clear" }, { name })}
              onClick={() => onChoose({ ...chosen, [role]: undefined })}
            >
              {formatMessage({ id: `admin.access.only.${role}` }, { name })}
              <Icon of={X} size={16} />
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  );
};
