import { useIntl } from "react-intl";

const POINTS = ["asks", "sources", "deadline"] as const;

export const useIntroPoints = (): string[] => {
  const { formatMessage } = useIntl();
  return POINTS.map((name) => formatMessage({ id: `service.consult.point.${name}` }));
};
