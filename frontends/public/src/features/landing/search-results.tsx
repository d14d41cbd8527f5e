import type { ServiceId } from "@legal/catalog";
import { Button, EmptyState, Grid, Icon } from "@legal/ui";
import { ButtonLink, paths } from "@legal/web-kit";
import SearchX from "lucide-react/icons/search-x";
import { FormattedMessage, useIntl } from "react-intl";
import { ServiceCard } from "./service-card.tsx";

const NothingFound = ({ query, onShowAll }: { query: string; onShowAll: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Icon of={SearchX} size={24} />}
      headingLevel={3}
      title={formatMessage({ id: "landing.finder.noneTitle" }, { query })}
      description={formatMessage({ id: "landing.finder.noneBody" })}
      actions={
        <>
          <Button variant="quiet" onClick={onShowAll}>
            <FormattedMessage id="landing.finder.showAll" />
          </Button>
          <ButtonLink to={paths.contact} $variant="link">
            <FormattedMessage id="landing.contact.title" />
          </ButtonLink>
        </>
      }
    />
  );
};

export interface SearchResultsProps {
  serviceIds: readonly ServiceId[];
  query: string;
  onShowAll: () => void;
}

/** The services that match the search. */
export const SearchResults = ({ serviceIds, query, onShowAll }: SearchResultsProps) =>
  serviceIds.length > 0 ? (
    <Grid as="ul" $min="300px" $gap={3}>
      {serviceIds.map((serviceId) => (
        <ServiceCard key={serviceId} serviceId={serviceId} headingLevel={3} />
      ))}
    </Grid>
  ) : (
    <NothingFound query={query} onShowAll={onShowAll} />
  );
