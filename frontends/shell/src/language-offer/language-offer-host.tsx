import type { Language } from "@legal/contracts/constants";
import { space } from "@legal/ui";
import { useAppSelector, writeStored } from "@legal/web-kit";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { styled } from "styled-components";
import type { LanguageOfferProps } from "./language-offer.tsx";

const page = () => document.documentElement.dataset;
const withdraw = () => delete page()["languageOffer"];

/** Without a network there is no offer. */
const LanguageOffer = lazy(async (): Promise<{ default: ComponentType<LanguageOfferProps> }> => {
  try {
    const { LanguageOffer: component } = await import(/* webpackChunkName: "language-offer" */ "./language-offer.tsx");
    return { default: component };
  } catch {
    withdraw();
    return { default: () => null };
  }
});

/** The line's place is there before the first paint (index.html decides it), so that its words move nothing. */
const Place = styled.output`
  display: none;

  html[data-language-offer] & {
    display: grid;
    min-height: ${space(13)};
  }
  @media print {
    display: none !important;
  }
`;

const never = () => () => undefined;

/** On a first visit: the first thing on the page, spoken when its words arrive, fetched after hydration. */
export const LanguageOfferHost = () => {
  const offered = useSyncExternalStore(
    never,
    () => page()["languageOffer"],
    () => undefined,
  );
  const [refused, setRefused] = useState(false);
  const noOneChose = useAppSelector(
    ({ preferences: { accountLanguage, storedLanguage } }) => accountLanguage === null && storedLanguage === null,
  );
  const isOver = refused || !noOneChose;
  useEffect(() => {
    if (isOver) withdraw();
  }, [isOver]);
  const refuse = () => {
    writeStored("language-offer", "refused");
    setRefused(true);
  };
  return (
    <Place>
      {offered && !isOver && (
        <Suspense fallback={null}>
          <LanguageOffer language={offered as Language} onRefuse={refuse} />
        </Suspense>
      )}
    </Place>
  );
};
