import { catalogueLoader, pagePreloader, PageRoutes, type RemoteModule } from "@legal/web-kit";
import { PAGES } from "./pages.ts";

const PublicRoutes = () => <PageRoutes pages={PAGES} />;

export const remote: RemoteModule = {
  basename: "/",
  Routes: PublicRoutes,
  preload: pagePreloader(PAGES),
  loadMessages: catalogueLoader(
    (language) => import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`),
  ),
};
