import { isServiceId, loadServiceContent, preparationsOf } from "@legal/catalog";
import { useLanguage } from "@legal/web-kit";
import { useEffect, useState } from "react";

export interface Preparation {
  item: string;
  text: string;
}

/** What the service's page asks for, in the reader's language; undefined until its texts are here. */
export const usePreparations = (serviceType: string) => {
  const { language } = useLanguage();
  const [texts, setTexts] = useState<readonly string[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isServiceId(serviceType) || failed) return undefined;
    let wanted = true;
    loadServiceContent(serviceType, language).then(
      ({ prepare }) => wanted && setTexts(prepare),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [serviceType, language, failed]);

  const items = preparationsOf(serviceType);
  const preparations = texts && items.map((item, index): Preparation => ({ item, text: texts[index] ?? item }));
  return { preparations, failed, retry: () => setFailed(false) };
};
