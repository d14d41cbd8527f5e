import { CASE_FILTERS } from "@legal/contracts/constants";
import { Chip, Row, VisuallyHidden } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import type { DeskFilters } from "../../../view-state/use-desk-view.ts";

interface FiltersProps {
  chosen: DeskFilters;
  onChoose: (chosen: DeskFilters) => void;
}

/** The reader's own cases, and one kind of case that needs attention. */
export const CaseFilters = ({ chosen, onChoose }: FiltersProps) => (
  <Row as="fieldset" $gap={2}>
    <VisuallyHidden as="legend">
      <FormattedMessage id="admin.filter" />
    </VisuallyHidden>
    <Chip aria-pressed={chosen.mine} onClick={() => onChoose({ ...chosen, mine: !chosen.mine })}>
      <FormattedMessage id="admin.filter.mine" />
    </Chip>
    {CASE_FILTERS.map((filter) => (
      <Chip
        key={filter}
        aria-pressed={chosen.filter === filter}
        onClick={() => onChoose({ ...chosen, filter: chosen.filter === filter ? "" : filter })}
      >
        <FormattedMessage id={`admin.filter.${filter}`} />
      </Chip>
    ))}
  </Row>
);
