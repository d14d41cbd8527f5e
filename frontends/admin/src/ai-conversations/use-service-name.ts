import { ADMIN_SUPPORT, isServiceId, serviceName } from "@legal/catalog";
import { useLanguage } from "@legal/web-kit";

/** The name of a service type in the reader's language. */
export const useServiceName = () => {
  const { language } = useLanguage();
  return (serviceType: string): string =>
    isServiceId(serviceType) || serviceType === ADMIN_SUPPORT ? serviceName(serviceType, language) : serviceType;
};
