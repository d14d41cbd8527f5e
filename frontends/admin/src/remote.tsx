import { catalogueLoader, type RemoteModule } from "@legal/web-kit";
import { AdminRoutes } from "./admin-routes.tsx";

export const remote: RemoteModule = {
  basename: "/",
  Routes: AdminRoutes,
  loadMessages: catalogueLoader({
    ko: () => import(/* webpackChunkName: "messages-ko" */ "./messages/ko.json"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en.json"),
    ja: () => import(/* webpackChunkName: "messages-ja" */ "./messages/ja.json"),
    zh: () => import(/* webpackChunkName: "messages-zh" */ "./messages/zh.json"),
  }),
};
