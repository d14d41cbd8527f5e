import { GlobalStyle } from "@legal/ui";
import type { LocalizedBusiness } from "@legal/contracts/business";
import { SiteBusiness, SiteOrigin, type AppStore } from "@legal/web-kit";
import { StrictMode, Suspense, type ReactNode } from "react";
import { Provider } from "react-redux";
import { ShellApp } from "./shell-app.tsx";

interface SiteRootProps {
  store: AppStore;
  /** Where the public finds the site, when the server said it. */
  origin: string | undefined;
  /** Who runs it, when the server said it. */
  business: LocalizedBusiness | undefined;
  /** Puts the site into a router: the browser's, or one that stands still while prerendering. */
  inRouter: (site: ReactNode) => ReactNode;
}

/** Everything on a page, the same in the browser and in the prerender: what is hydrated must be what was rendered. */
export const SiteRoot = ({ store, origin, business, inRouter }: SiteRootProps) => (
  <StrictMode>
    <Provider store={store}>
      <SiteOrigin value={origin}>
        <SiteBusiness value={business}>
          {inRouter(
            <>
              <GlobalStyle />
              <Suspense fallback={null}>
                <ShellApp />
              </Suspense>
            </>,
          )}
        </SiteBusiness>
      </SiteOrigin>
    </Provider>
  </StrictMode>
);
