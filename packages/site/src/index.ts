export { setPageHeaders } from "./pages/page-headers.ts";
export { sendHtml } from "./pages/send-html.ts";
export { pageRoutes } from "./page-routes.ts";
export { createSiteSource } from "./source/choose-source.ts";
export type { SiteSource } from "./source/site-source.ts";
