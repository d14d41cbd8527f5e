import { ADMIN_SUPPORT, isServiceId, serviceName } from "@legal/catalog";
import { useLanguage } from "@legal/web-kit";

/** What a room is about, in the reader's language; a service that the catalogue no longer knows keeps its id. */
export const useServiceTitle = () => {
  const { language } = useLanguage();
  return (serviceType: string): string =>
    isServiceId(serviceType) || serviceType === ADMIN_SUPPORT ? serviceName(serviceType, language) : serviceType;
};
