import { FailureNotice, SkeletonList } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** In the place of what is being fetched, or could not be. */
export const Waiting = ({ error }: { error: unknown }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (error) return <FailureNotice>{errorText(error)}</FailureNotice>;
  return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="48px" />;
};
