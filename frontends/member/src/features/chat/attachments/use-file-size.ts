import { useIntl } from "react-intl";

const KILO = 1000;

/** A size as the reader's language writes it: 54 kB, 1.2 MB; the smallest is 1 kB. */
export const useFileSize = () => {
  const { formatNumber } = useIntl();
  return (bytes: number) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILO));
    return kilobytes < KILO
      ? formatNumber(kilobytes, { style: "unit", unit: "kilobyte" })
      : formatNumber(bytes / KILO ** 2, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  };
};
