import { catalogueLoader, pagePreloader, type RemoteModule } from "@legal/web-kit";
import { MemberRoutes } from "./member-routes.tsx";
import { outboxOf } from "./outbox/outbox.ts";
import { PAGES } from "./pages.ts";

export const remote: RemoteModule = {
  basename: "/",
  Routes: MemberRoutes,
  preload: pagePreloader(PAGES),
  sendLeftovers: (userId) => void outboxOf(userId),
  loadMessages: catalogueLoader({
    ko: () => import(/* webpackChunkName: "messages-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "messages-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "messages-zh" */ "./locales/zh.json"),
  }),
};
