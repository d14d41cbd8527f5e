import { SkipLink } from "@legal/ui";
import {
  logInAgain,
  MAIN_ID,
  MemberHeader,
  MessagesProvider,
  PromptHost,
  stepUp,
  Toasts,
  useLanguage,
  useSession,
} from "@legal/web-kit";
import { lazy, Suspense, use, useDeferredValue, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { LanguageOfferHost } from "./language-offer/language-offer-host.tsx";
import { loadUntilThere } from "./load-until-there.ts";
import { MemberActions, MemberWatch } from "./member-frame.ts";
import { OfflineBar } from "./page/offline-bar.tsx";
import { useDocumentLanguage } from "./page/use-document-language.ts";
import { useMissedHash } from "./page/use-missed-hash.ts";
import { usePageChange } from "./page/use-page-change.ts";
import { CurrentScreen } from "./screens/current-screen.tsx";
import { loadShellTexts } from "./shell-texts.ts";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: component } = await import(/* webpackChunkName: "step-up" */ "@legal/domain-ui/step-up");
  return { default: component };
});

/** The page and what is on it must outlast a network that is down just then. */
const LogInAgainDialog = lazy(async () => {
  const { LogInAgainDialog: component } = await loadUntilThere(
    () => import(/* webpackChunkName: "log-in-again" */ "@legal/domain-ui/log-in-again"),
  );
  return { default: component };
});

/** One element for all renders: a new one would render every header again. */
const memberActions = <MemberActions />;

/** The frame of every page: skip link, offline notice, the screen itself, toasts. */
export const ShellApp = () => {
  // The old texts stay until the new ones are loaded.
  const language = useDeferredValue(useLanguage().language);
  const messages = use(useMemo(() => loadShellTexts(language), [language]));
  const { user } = useSession();
  useMissedHash();
  usePageChange();
  useDocumentLanguage(language);
  return (
    <MessagesProvider language={language} messages={messages}>
      <SkipLink href={`#${MAIN_ID}`}>
        <FormattedMessage id="site.skipToContent" />
      </SkipLink>
      <LanguageOfferHost />
      <OfflineBar />
      <MemberHeader value={memberActions}>
        <CurrentScreen />
      </MemberHeader>
      {user && (
        <Suspense>
          <MemberWatch />
        </Suspense>
      )}
      <PromptHost prompt={stepUp} dialog={StepUpDialog} />
      <PromptHost prompt={logInAgain} dialog={LogInAgainDialog} />
      <Toasts />
    </MessagesProvider>
  );
};
