import { SkipLink } from "@legal/ui";
import { logInAgain, MAIN_ID, MessagesProvider, QuestionHost, stepUp, Toasts, useLanguage } from "@legal/web-kit";
import { lazy, Suspense, use, useDeferredValue } from "react";
import { FormattedMessage } from "react-intl";
import { OfflineBar } from "./page/offline-bar.tsx";
import { useDocumentLanguage } from "./page/use-document-language.ts";
import { useMissedHash } from "./page/use-missed-hash.ts";
import { useOfferedLanguage } from "./page/use-offered-language.ts";
import { usePageChange } from "./page/use-page-change.ts";
import { CurrentScreen } from "./screens/current-screen.tsx";
import { loadShellMessages } from "./shell-messages.ts";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: component } = await import(/* webpackChunkName: "step-up" */ "@legal/domain-ui/step-up");
  return { default: component };
});

const LogInAgainDialog = lazy(async () => {
  const { LogInAgainDialog: component } = await import(
    /* webpackChunkName: "log-in-again" */ "@legal/domain-ui/log-in-again"
  );
  return { default: component };
});

const LanguageOffer = lazy(async () => {
  const { LanguageOffer: component } = await import(
    /* webpackChunkName: "language-offer" */ "./page/language-offer.tsx"
  );
  return { default: component };
});

/** The frame of every page: skip link, offline notice, the screen itself, toasts. */
export const ShellApp = () => {
  // The old texts stay until the new ones are loaded.
  const language = useDeferredValue(useLanguage().language);
  const messages = use(loadShellMessages(language));
  const offered = useOfferedLanguage();
  useMissedHash();
  usePageChange();
  useDocumentLanguage(language);
  return (
    <MessagesProvider language={language} messages={messages}>
      <SkipLink href={`#${MAIN_ID}`}>
        <FormattedMessage id="site.skipToContent" />
      </SkipLink>
      <OfflineBar />
      <CurrentScreen />
      <QuestionHost question={stepUp} dialog={StepUpDialog} />
      <QuestionHost question={logInAgain} dialog={LogInAgainDialog} />
      {offered && (
        <Suspense fallback={null}>
          <LanguageOffer language={offered} />
        </Suspense>
      )}
      <Toasts />
    </MessagesProvider>
  );
};
