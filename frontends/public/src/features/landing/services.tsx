import { Page, Section, space, Text } from "@legal/ui";
import { RetryNotice } from "@legal/web-kit";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import type { Found as FoundServices } from "./finder-results.tsx";
import { Finder } from "./finder.tsx";
import { sections } from "./sections.ts";
import { ServiceGroups } from "./service-groups.tsx";
import { useFinderResults } from "./use-finder-results.ts";

const Band = styled(Section)`
  padding-block-start: 0;
`;

const Found = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`;

const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <RetryNotice onRetry={onRetry}>
      <FormattedMessage id="landing.finder.failed" />
    </RetryNotice>
  </div>
);

const allServices = (retry: (() => void) | undefined) => (
  <>
    {retry && <SearchFailed onRetry={retry} />}
    <ServiceGroups />
  </>
);

/** All services in groups, or what the finder found. */
export const Services = () => {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<FoundServices>();
  const text = query.trim();
  const isSearching = text !== "";
  const { finder, help, retry } = useFinderResults(isSearching);
  const numbers = !finder && help?.ownHelpFor(text);
  const isHelp = numbers || (isSearching && found?.isHelp);
  const band = useRef<HTMLElement>(null);
  // The hero pushes the field, and what is found, off the first screen.
  useEffect(() => {
    if (isSearching) band.current?.scrollIntoView?.({ block: "start" });
  }, [isSearching]);

  return (
    <Band ref={band} id={sections.services} aria-labelledby="finder-title">
      <Page>
        <Finder
          query={query}
          onQueryChange={setQuery}
          count={isSearching ? found?.count : undefined}
          quiet={Boolean(isHelp)}
        />
        <Found>
          {!isHelp && (
            <Text $size={13} $tone="muted">
              <FormattedMessage id="landing.services.extra" />
            </Text>
          )}
          {isSearching && finder ? (
            <finder.FinderResults query={text} onQueryChange={setQuery} onFound={setFound} renderFailed={allServices} />
          ) : (
            numbers || allServices(retry)
          )}
        </Found>
      </Page>
    </Band>
  );
};
