import { catalogueLoader, type RemoteModule } from "@legal/web-kit";
import { AdminRoutes } from "./admin-routes.tsx";

export const remote: RemoteModule = {
  basename: "/",
  Routes: AdminRoutes,
  loadMessages: catalogueLoader(
    (language) => import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`),
  ),
};
