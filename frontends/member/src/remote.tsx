import { catalogueLoader, pagePreloader, type RemoteModule } from "@legal/web-kit";
import { MemberRoutes } from "./member-routes.tsx";
import { outboxOf } from "./outbox/outbox.ts";
import { PAGES } from "./pages.ts";

export const remote: RemoteModule = {
  basename: "/",
  Routes: MemberRoutes,
  preload: pagePreloader(PAGES),
  sendLeftovers: (userId) => void outboxOf(userId),
  loadMessages: catalogueLoader(
    (language) => import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`),
  ),
};
