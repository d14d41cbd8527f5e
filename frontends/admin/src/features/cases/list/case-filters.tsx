import { CASE_FILTERS, CASE_SORTS, type CaseFilter, type CaseSort } from "@legal/contracts/constants";
import { Chip, Row, SelectField, VisuallyHidden } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { DeskFilters } from "../../../view-state/use-desk-view.ts";

/** At the end of the filters' line. */
const Order = styled.div`
  margin-inline-start: auto;
`;

interface FiltersProps {
  chosen: DeskFilters;
  onChoose: (chosen: DeskFilters) => void;
}

/** The reader's own cases, kinds of cases that need attention, which combine, and the order of the list. */
export const CaseFilters = ({ chosen, onChoose }: FiltersProps) => {
  const { formatMessage } = useIntl();
  const toggle = (filter: CaseFilter) => {
    const on = chosen.filters.includes(filter);
    const filters = on ? chosen.filters.filter((one) => one !== filter) : [...chosen.filters, filter];
    onChoose({ ...chosen, filters });
  };
  return (
    <Row $gap={2}>
      <Row as="fieldset" $gap={2}>
        <VisuallyHidden as="legend">
          <FormattedMessage id="admin.filter" />
        </VisuallyHidden>
        <Chip aria-pressed={chosen.mine} onClick={() => onChoose({ ...chosen, mine: !chosen.mine })}>
          <FormattedMessage id="admin.filter.mine" />
        </Chip>
        {CASE_FILTERS.map((filter) => (
          <Chip key={filter} aria-pressed={chosen.filters.includes(filter)} onClick={() => toggle(filter)}>
            <FormattedMessage id={`admin.filter.${filter}`} />
          </Chip>
        ))}
      </Row>
      <Order>
        <SelectField
          label={formatMessage({ id: "admin.sort" })}
          hideLabel
          value={chosen.sort}
          onChange={(event) => onChoose({ ...chosen, sort: event.target.value as CaseSort | "" })}
        >
          <option value="">{formatMessage({ id: "admin.sort.own" })}</option>
          {CASE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {formatMessage({ id: `admin.sort.${sort}` })}
            </option>
          ))}
        </SelectField>
      </Order>
    </Row>
  );
};
