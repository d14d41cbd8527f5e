import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import { DOCUMENT_STATES } from "@legal/contracts/constants";
import { STATUS_VIEWS, type DeskView } from "@legal/contracts/pages";
import { caseStatusIcon } from "@legal/domain-ui/cases";
import {
  color,
  fontSize,
  Icon,
  media,
  motion,
  radius,
  space,
  TARGET_SIZE,
  useKeepInSight,
  type IconComponent,
} from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useCaseCountsQuery } from "../api/cases-api.ts";
import { useOpenDangerNoticesQuery } from "../api/danger-notices-api.ts";
import { POLLING, useDocumentCountsQuery } from "../api/documents-api.ts";
import { CASE_VIEWS, isCaseView, isStatusView, statusOfView, type NamedView } from "../view-state/desk-views.ts";
import { useInquiryCountsQuery } from "../api/inquiries-api.ts";
import { NAMED_VIEWS } from "./named-views.tsx";
import { useViewName } from "./use-view-name.ts";

const VIEWS = (Object.keys(NAMED_VIEWS) as NamedView[]).flatMap((view): DeskView[] =>
  view === "all" ? [view, ...STATUS_VIEWS] : [view],
);
const iconOf = (view: DeskView): IconComponent =>
  isStatusView(view) ? caseStatusIcon(statusOfView(view)) : NAMED_VIEWS[view].icon;

const Nav = styled.nav`
  min-width: 0;

  ${media.desk} {
    position: sticky;
    inset-block-start: 96px;
    align-self: start;
  }
`;

/** Full-bleed on phones, so that a cut-off entry shows that the list scrolls. */
const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin-inline: ${space(-5)};
  padding-inline: ${space(5)};
  overflow-x: auto;
  scroll-padding-inline: ${space(5)};
  scrollbar-width: thin;

  ${media.desk} {
    flex-direction: column;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  width: 100%;
  min-height: ${TARGET_SIZE};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  font-weight: 600;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[aria-current="page"] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;

const Count = styled.span<{ $alarm: boolean }>`
  min-width: 2ch;
  margin-inline-start: auto;
  padding-inline: ${space(2)};
  border-radius: ${radius.full};
  background: ${({ $alarm }) => ($alarm ? color.danger : "transparent")};
  color: ${({ $alarm }) => ($alarm ? color.onDanger : "inherit")};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const OFFICE_STATES = DOCUMENT_STATES.filter((state) => DOCUMENT_STATE_RULES[state].turn === "office");

/**
 * The number of cases in each view; of inquiries, how many are pending; of customers in danger, how many are not
 * acknowledged; of documents, how many wait for the office.
 */
const useCounts = () => {
  const { data: documents } = useDocumentCountsQuery(undefined, POLLING);
  const { data: cases } = useCaseCountsQuery();
  const { data: inquiries } = useInquiryCountsQuery();
  const { data: inDanger } = useOpenDangerNoticesQuery({});
  const countOf = (view: DeskView) => {
    if (view === "danger") return inDanger?.notices.length;
    if (view === "documents") {
      return documents && OFFICE_STATES.reduce((sum, state) => sum + (documents.byState[state] ?? 0), 0);
    }
    if (view === "inquiries") return inquiries?.byStatus.pending;
    return isCaseView(view) ? cases?.tabs[CASE_VIEWS[view]] : undefined;
  };
  const hasMore = (view: DeskView) => view === "danger" && inDanger?.hasMore;
  return { countOf, hasMore, known: [cases, inquiries, inDanger, documents].filter(Boolean).length };
};

const ALARMING: readonly DeskView[] = ["danger", "urgent"];

/** The views of the desk with their counts. */
export const DeskNavigation = ({ view, onChange }: { view: DeskView; onChange: (view: DeskView) => void }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { countOf, hasMore, known } = useCounts();
  const nameOf = useViewName();
  // Entries become wider when their counts arrive.
  const list = useKeepInSight<HTMLUListElement>(`${view} ${known}`);
  return (
    <Nav aria-label={formatMessage({ id: "admin.navigation" })}>
      <List ref={list}>
        {VIEWS.map((one) => {
          const count = countOf(one);
          return (
            <li key={one}>
              <Entry type="button" aria-current={one === view ? "page" : undefined} onClick={() => onChange(one)}>
                <Icon of={iconOf(one)} size={18} />
                {nameOf(one)}
                {count !== undefined && (
                  <Count $alarm={ALARMING.includes(one) && count > 0}>
                    {formatNumber(count)}
                    {hasMore(one) && "+"}
                  </Count>
                )}
              </Entry>
            </li>
          );
        })}
      </List>
    </Nav>
  );
};
