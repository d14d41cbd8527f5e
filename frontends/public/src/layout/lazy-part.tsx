import { trackedPromise } from "@legal/web-kit";
import { onFirstInteraction, onNextInteraction } from "@legal/web-kit/first-interaction";
import { createElement, Suspense, use, useEffect, type ComponentType, type ReactNode } from "react";

export interface LazyPart {
  (): ReactNode;
  /** Fetches the part ahead of its rendering. */
  preload: () => Promise<void>;
}

/**
 * The lower part of a page in a chunk of its own. Prerendered, it is shown as it is and hydrated at the first interaction;
 * otherwise its placeholder shows until the chunk is loaded.
 */
export const lazyPart = (load: () => Promise<ComponentType>, placeholder: ReactNode): LazyPart => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const part = trackedPromise(promise);
  const preload = async () => resolve(await load());
  // Without a network the page stays as it is, and the next interaction tries again.
  const fetchOrWait = (): void => void preload().catch(() => onNextInteraction(fetchOrWait));

  const Part = () => createElement(use(part));
  const Placeholder = () => {
    useEffect(fetchOrWait, []);
    return placeholder;
  };
  const Lazy = () => {
    useEffect(() => onFirstInteraction(fetchOrWait), []);
    return (
      <Suspense fallback={<Placeholder />}>
        <Part />
      </Suspense>
    );
  };
  return Object.assign(Lazy, { preload });
};
