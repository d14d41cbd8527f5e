import { useLanguage } from "@legal/web-kit";
import { lazy, Suspense, useSyncExternalStore } from "react";

/** Without a network there is no offer. */
const LanguageOffer = lazy(async () => {
  try {
    const { LanguageOffer: component } = await import(/* webpackChunkName: "language-offer" */ "./language-offer.tsx");
    return { default: component };
  } catch {
    return { default: () => null };
  }
});

const never = () => () => undefined;

/** After hydration, and fetched only where the browser has another language than the page. */
export const LanguageOfferHost = () => {
  const { language } = useLanguage();
  const mayOffer = useSyncExternalStore(
    never,
    () => !navigator.language.startsWith(language),
    () => false,
  );
  return mayOffer ? (
    <Suspense fallback={null}>
      <LanguageOffer />
    </Suspense>
  ) : null;
};
