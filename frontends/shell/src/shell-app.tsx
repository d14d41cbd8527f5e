import { SkipLink } from "@legal/ui";
import { MAIN_ID, MessagesProvider, StepUpHost, Toasts, useLanguage } from "@legal/web-kit";
import { lazy, use, useDeferredValue } from "react";
import { FormattedMessage } from "react-intl";
import { OfflineBar } from "./page/offline-bar.tsx";
import { useDocumentLanguage } from "./page/use-document-language.ts";
import { useMissedHash } from "./page/use-missed-hash.ts";
import { usePageChange } from "./page/use-page-change.ts";
import { CurrentScreen } from "./screens/current-screen.tsx";
import { loadShellMessages } from "./shell-messages.ts";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: component } = await import(/* webpackChunkName: "step-up" */ "@legal/domain-ui/step-up");
  return { default: component };
});

/** The frame of every page: skip link, offline notice, the screen itself, toasts. */
export const ShellApp = () => {
  // The old texts stay until the new ones are loaded.
  const language = useDeferredValue(useLanguage().language);
  const messages = use(loadShellMessages(language));
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
      <StepUpHost dialog={StepUpDialog} />
      <Toasts />
    </MessagesProvider>
  );
};
