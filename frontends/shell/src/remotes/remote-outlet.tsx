import { ErrorBoundary, Spinner } from "@legal/ui";
import { MessagesProvider, useLanguage } from "@legal/web-kit";
import { Suspense, use, useDeferredValue, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { RemoteError } from "./remote-error.tsx";
import { forgetRemote, loadRemote } from "./load-remote.ts";

const RemotePages = ({ name }: { name: string }) => {
  // The old texts stay until the new ones are loaded.
  const language = useDeferredValue(useLanguage().language);
  const { remote, messages } = use(useMemo(() => loadRemote(name, language), [name, language]));
  // Rendered again, React Router makes a new context, for which React throws away every part of the page that waits for its
  // hydration, with what was typed into it.
  const pages = useMemo(() => <remote.Routes />, [remote]);
  return (
    <MessagesProvider language={language} messages={messages}>
      {pages}
    </MessagesProvider>
  );
};

/**
 * Whether the page preloaded the remote's files. A browser answers a script from its failed preload without a new request,
 * so only a reload can load it; nothing is lost, because nothing of the remote was shown.
 */
const wasPreloaded = (name: string) =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')).some(({ href }) =>
    href.includes(`/${name}/`),
  );

/** The pages of one remote. An error in rendering or loading them stays inside, with a retry. */
export const RemoteOutlet = ({ name }: { name: string }) => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    if (wasPreloaded(name)) return location.reload();
    forgetRemote(name);
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary resetKey={`${pathname} ${attempt}`} renderError={() => <RemoteError onRetry={retry} />}>
      <Suspense fallback={<Spinner fullPage label={formatMessage({ id: "site.loading" })} />}>
        <RemotePages key={attempt} name={name} />
      </Suspense>
    </ErrorBoundary>
  );
};
