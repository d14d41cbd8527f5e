import { loadServiceContent, type ServiceContent, type ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts/constants";

const loaded = new Map<string, ServiceContent>();

const keyOf = (serviceId: ServiceId, language: Language) => `${serviceId} ${language}`;

/** Fetches a service's texts and keeps them. */
export const fetchContent = async (serviceId: ServiceId, language: Language): Promise<ServiceContent> => {
  const content = await loadServiceContent(serviceId, language);
  loaded.set(keyOf(serviceId, language), content);
  return content;
};

/** The texts if they were fetched before: a page whose texts are here renders complete at once. */
export const fetchedContent = (serviceId: ServiceId, language: Language): ServiceContent | undefined =>
  loaded.get(keyOf(serviceId, language));
