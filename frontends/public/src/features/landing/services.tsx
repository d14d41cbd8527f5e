import { Button, Notice, Page, Section, space, Text } from "@legal/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { Finder } from "./finder.tsx";
import { sections } from "./sections.ts";
import { ServiceGroups } from "./service-groups.tsx";
import { useServiceSearch } from "./use-service-search.ts";

const Band = styled(Section)`
  padding-block-start: 0;
`;

const Results = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`;

const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="warning" role="alert">
    <FormattedMessage id="landing.finder.failed" />{" "}
    <Button variant="link" size="small" onClick={onRetry}>
      <FormattedMessage id="site.retry" />
    </Button>
  </Notice>
);

/** All services in groups, or the matches of a search. */
export const Services = () => {
  const [query, setQuery] = useState("");
  const { found, retry } = useServiceSearch(query);
  const count = found.status === "found" ? found.serviceIds.length : undefined;

  return (
    <Band id={sections.services} aria-labelledby="finder-title">
      <Page>
        <Finder query={query} onQueryChange={setQuery} count={count} />
        <Results>
          <Text $size={13} $tone="muted">
            <FormattedMessage id="landing.services.extra" />
          </Text>
          {found.status === "failed" && <SearchFailed onRetry={retry} />}
          {found.status === "found" ? (
            <found.Results serviceIds={found.serviceIds} query={query.trim()} onShowAll={() => setQuery("")} />
          ) : (
            <ServiceGroups />
          )}
        </Results>
      </Page>
    </Band>
  );
};
