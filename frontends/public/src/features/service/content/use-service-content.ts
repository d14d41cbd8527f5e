import type { ServiceContent, ServiceId } from "@legal/catalog";
import { useLanguage } from "@legal/web-kit";
import { startTransition, useEffect, useState } from "react";
import { fetchContent, fetchedContent } from "./service-content-cache.ts";

/** The texts of a service's page. After a change of language the old ones stay until the new ones have come. */
export const useServiceContent = (serviceId: ServiceId) => {
  const { language } = useLanguage();
  const [content, setContent] = useState<ServiceContent | undefined>(() => fetchedContent(serviceId, language));
  const [failed, setFailed] = useState(false);
  const missing = !failed && (content?.id !== serviceId || content.language !== language);

  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    fetchContent(serviceId, language).then(
      // In a transition React first hydrates what waits for it, and keeps what was typed there.
      (loaded) => wanted && startTransition(() => setContent(loaded)),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [missing, serviceId, language]);

  return { content, failed: failed && !content, retry: () => setFailed(false) };
};
