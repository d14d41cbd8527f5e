import { catalogueLoader, pagePreloader, paths, type RemoteModule } from "@legal/web-kit";
import { MemberRoutes } from "./member-routes.tsx";
import { ChatPage, DocumentPage, HomePage, InboxPage, MyPage } from "./pages.ts";

export const remote: RemoteModule = {
  basename: "/",
  Routes: MemberRoutes,
  preload: pagePreloader({
    [paths.home]: HomePage,
    [paths.myPage()]: MyPage,
    [paths.inbox]: InboxPage,
    [paths.chat(":id")]: ChatPage,
    [paths.document(":id")]: DocumentPage,
  }),
  loadMessages: catalogueLoader({
    ko: () => import(/* webpackChunkName: "messages-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "messages-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "messages-zh" */ "./locales/zh.json"),
  }),
};
