import { useIntl } from "react-intl";

/** What must be known of the day that is asked for: an auction's decisions do not begin their week on receipt. */
export const useDayHint = () => {
  const { formatMessage } = useIntl();
  return (matter: string): string | undefined =>
    matter === "execution-immediate-appeal" ? formatMessage({ id: "tools.day.auctionHint" }) : undefined;
};
