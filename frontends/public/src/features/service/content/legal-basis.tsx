import type { ServiceContent } from "@legal/catalog";
import { SEPARATOR, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** The statutes behind the page's other figures, and the day all of it was last checked. */
export const LegalBasis = ({ content }: { content: ServiceContent }) => {
  const { calendarDate } = useFormat();
  return (
    <Text $size={13} $tone="muted">
      {content.sources.length > 0 && (
        <>
          <FormattedMessage id="service.sources" values={{ statutes: content.sources.join(SEPARATOR) }} />{" "}
        </>
      )}
      <FormattedMessage id="service.asOf" values={{ day: calendarDate(content.asOf) }} />
    </Text>
  );
};
