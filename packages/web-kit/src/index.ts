export { isApiError, isNotFound, toApiError, type ApiError, type FieldProblem } from "./api/api-error.ts";
export { baseApi } from "./api/base-api.ts";
export type { CallArgs } from "./api/base-query.ts";
export { fetchWithReauth } from "./api/fetch-with-reauth.ts";
export { pagesOf, type Page } from "./api/pages-of.ts";
export { ANSWER_WITHIN_MS, callTo, request, urlOf, type Sent } from "./api/request.ts";
export { useIntentKeys } from "./api/use-intent-keys.ts";
export { RetryNotice } from "./page/retry-notice.tsx";
export { useErrorText } from "./site/use-error-text.ts";
export { catalogueLoader, isReplaced, joinTexts, type Messages } from "./language/catalogue-loader.ts";
export { LANGUAGE_NAMES } from "./language/language-names.ts";
export { localDayOf } from "./language/local-day-of.ts";
export { MessagesProvider } from "./language/messages-provider.tsx";
export { loadSiteTexts } from "./language/site-texts.ts";
export { useChooseLanguage } from "./site/use-choose-language.ts";
export { useFormat } from "./language/use-format.ts";
export { useLanguage } from "./language/use-language.ts";
export { ButtonLink, CardLink, IconLink, TextLink } from "./links/links.tsx";
export { FROM_DESK, isFromDesk } from "./links/from-desk.ts";
export { paths } from "./links/paths.ts";
export { asRepeatedOrder, repeatedOrderOf } from "./links/repeated-order.ts";
export { TOOLS, type Tool } from "./links/tools.ts";
export { lazyPage, pagePreloader, type LazyPage, type PageComponent } from "./loading/lazy-page.ts";
export { loadOnce, REMEMBER_FAILURE_MS } from "./loading/load-once.ts";
export { PageRoutes } from "./loading/page-routes.tsx";
export { lazyTexts } from "./loading/lazy-texts.tsx";
export type { RemoteModule } from "./loading/remote-module.ts";
export { trackedPromise } from "./loading/tracked-promise.ts";
export { useNoticeCountsQuery } from "./page/notice-counts-api.ts";
export { PageMeta } from "./page/page-meta.tsx";
export { pageUrl } from "./page/page-url.ts";
export { SiteOrigin, useSiteOrigin } from "./page/site-origin.ts";
export { StructuredData } from "./page/structured-data.tsx";
export { useOnline } from "./page/use-online.ts";
export { createLeaveWarning, warnOnLeave } from "./page/warn-on-leave.ts";
export { parseStored, readStored, storedKeys, writeStored } from "./preferences/browser-storage.ts";
export { areShortcutsOn, setShortcuts } from "./preferences/shortcuts.ts";
export {
  countUnsent,
  forgetPrivate,
  isOfReader,
  noteUnstored,
  outboxKey,
  privateKey,
  PUSH_READER_KEY,
  READER_KEY,
} from "./preferences/private-storage.ts";
export { currentLanguage } from "./preferences/select-language.ts";
export { endDraft, useDraft, writeDraft } from "./preferences/use-draft.ts";
export { discardUnsent } from "./prompts/discard-unsent.ts";
export { logInAgain } from "./prompts/log-in-again.ts";
export { PromptHost } from "./prompts/prompt-host.tsx";
export { stepUp } from "./prompts/step-up.ts";
export type { AppSocket } from "./realtime/connect-socket.ts";
export type { RealtimeStatus } from "./realtime/connection.ts";
export { realtime, type RealtimeEvents } from "./realtime/realtime.ts";
export { useRealtimeStatus } from "./realtime/use-realtime-status.ts";
export { useRealtime } from "./realtime/use-realtime.ts";
export { keepSessionInUse } from "./session/keep-session.ts";
export { assumeVisitor, checkSession, onOtherReader, useSignInProvidersQuery } from "./session/session-api.ts";
export { readerOf } from "./api/reader-of.ts";
export { endBrowserPushes } from "./session/end-browser-pushes.ts";
export { useLogout } from "./session/use-logout.ts";
export { useSession } from "./session/use-session.ts";
export { SiteBusiness, useBusiness } from "./site/business.ts";
export { MemberHeader } from "./site/member-header.ts";
export { ToolLinks } from "./site/tool-links.tsx";
export { SiteHeader } from "./site/site-header.tsx";
export { Main, MAIN_ID, SiteLayout } from "./site/site-layout.tsx";
export { createAppStore, type AppDispatch, type AppStore } from "./store/create-app-store.ts";
export { useAppDispatch, useAppSelector, useAppStore } from "./store/hooks.ts";
export type { RootState } from "./store/root-reducer.ts";
export { Toasts } from "./toast/toasts.tsx";
export { useErrorToast } from "./toast/use-error-toast.ts";
export { useToast } from "./toast/use-toast.ts";
