import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useCaseCountsQuery, useMatchesQuery, type CaseQuery } from "../../../api/cases-api.ts";

/** How many cases the list has; the server stops counting the matches of a search or filter at a limit. */
export const MatchCount = ({ query }: { query: CaseQuery }) => {
  const isWhole = !query.search && !query.filter && !query.assignee;
  const { data: counts } = useCaseCountsQuery();
  const { currentData: matches } = useMatchesQuery(query, { skip: isWhole });
  const count = isWhole ? counts?.tabs[query.tab] : matches?.count;
  return (
    <Text as="output" $size={13} $tone="muted">
      {count !== undefined && (
        <FormattedMessage
          id={!isWhole && matches?.capped ? "admin.cases.countAtLeast" : "admin.cases.count"}
          values={{ count }}
        />
      )}
    </Text>
  );
};
