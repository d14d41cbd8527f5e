import { readable } from "@legal/web-kit";
import { onFirstSign, onNextSign } from "@legal/web-kit/signs-of-a-reader";
import { createElement, Suspense, use, useEffect, type ComponentType, type ReactNode } from "react";

export interface LazyPart {
  (): ReactNode;
  /** Fetches the part ahead of its rendering. */
  preload: () => Promise<void>;
}

/**
 * The lower part of a page in a chunk of its own. Prerendered, it stands there as it is and comes to life at the first sign
 * of a reader; where nothing was prerendered, its placeholder shows until it has come.
 */
export const lazyPart = (load: () => Promise<ComponentType>, placeholder: ReactNode): LazyPart => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const part = readable(promise);
  const preload = async () => resolve(await load());
  // Without a network the page stays as it is, and the next sign tries anew.
  const fetchOrWait = (): void => void preload().catch(() => onNextSign(fetchOrWait));

  const Part = () => createElement(use(part));
  const Placeholder = () => {
    useEffect(fetchOrWait, []);
    return placeholder;
  };
  const Lazy = () => {
    useEffect(() => onFirstSign(fetchOrWait), []);
    return (
      <Suspense fallback={<Placeholder />}>
        <Part />
      </Suspense>
    );
  };
  return Object.assign(Lazy, { preload });
};
