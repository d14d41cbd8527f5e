import { pagePreloader, PageRoutes, type RemoteModule } from "@legal/web-kit";
import { loadTexts } from "./load-texts.ts";
import { PAGES } from "./pages.ts";

const PublicRoutes = () => <PageRoutes pages={PAGES} />;

export const remote: RemoteModule = {
  basename: "/",
  Routes: PublicRoutes,
  preload: pagePreloader(PAGES),
  loadMessages: loadTexts,
};
