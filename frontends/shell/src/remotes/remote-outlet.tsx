import { ErrorBoundary, Spinner } from "@legal/ui";
import { MessagesProvider, useLanguage } from "@legal/web-kit";
import { Suspense, use, useDeferredValue, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { RemoteError } from "./remote-error.tsx";
import { forgetRemote, loadRemote } from "./load-remote.ts";

const RemotePages = ({ name }: { name: string }) => {
  // The old texts stay until the new ones have come.
  const language = useDeferredValue(useLanguage().language);
  const { remote, messages } = use(loadRemote(name, language));
  return (
    <MessagesProvider language={language} messages={messages}>
      <remote.Routes />
    </MessagesProvider>
  );
};

/**
 * Whether the page asked for the remote's files ahead. A browser answers a script from its failed preload without asking
 * again, so then only a new page can bring it; nothing is lost, for nothing of the remote was there.
 */
const wasPreloaded = (name: string) =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')).some(({ href }) =>
    href.includes(`/${name}/`),
  );

/** The pages of one remote. What breaks in them, or keeps them from loading, stays inside, with a retry. */
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
