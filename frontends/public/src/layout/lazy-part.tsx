import type { Language } from "@legal/contracts/constants";
import { currentLanguage, trackedPromise, useAppStore, type AppStore } from "@legal/web-kit";
import { onFirstInteraction, onNextInteraction } from "@legal/web-kit/first-interaction";
import { createElement, memo, Suspense, use, useEffect, type ComponentType, type ReactNode } from "react";

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the part ahead of its rendering. */
  preload: (language: Language) => Promise<void>;
}

/**
 * The lower part of a page in a chunk of its own, there when `load` has it and its texts. Prerendered, it is shown as it is
 * and hydrated at the first interaction; otherwise its placeholder shows until the chunk is loaded. New props before it is
 * hydrated would have React throw away the prerendered part, with what was typed into it.
 */
export const lazyPart = <Props extends object = object>(
  load: (language: Language) => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): LazyPart<Props> => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<Props>>();
  const part = trackedPromise(promise);
  const preload = async (language: Language) => resolve(await load(language));

  // Without a network the page stays as it is, and the next interaction tries again.
  const fetchOrWait = (store: AppStore): void =>
    void preload(currentLanguage(store)).catch(() => onNextInteraction(() => fetchOrWait(store)));

  const Part = (props: Props) => createElement(use(part), props);
  const Placeholder = () => {
    const store = useAppStore();
    useEffect(() => fetchOrWait(store), [store]);
    return placeholder;
  };
  const Lazy = memo((props: Props) => {
    // Not `useLanguage`, which would render the part again.
    const store = useAppStore();
    useEffect(() => onFirstInteraction(() => fetchOrWait(store)), [store]);
    return (
      <Suspense fallback={<Placeholder />}>
        <Part {...props} />
      </Suspense>
    );
  });
  return Object.assign(Lazy, { preload });
};
