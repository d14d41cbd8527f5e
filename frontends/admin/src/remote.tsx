import { catalogueLoader, type RemoteModule } from "@legal/web-kit";
import { AdminRoutes } from "./admin-routes.tsx";

export const remote: RemoteModule = {
  basename: "/",
  Routes: AdminRoutes,
  loadMessages: catalogueLoader({
    ko: () => import(/* webpackChunkName: "messages-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "messages-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "messages-zh" */ "./locales/zh.json"),
  }),
};
