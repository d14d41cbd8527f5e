import { GlobalStyle } from "@legal/ui";
import type { LocalizedBusiness } from "@legal/contracts/business";
import { SiteBusiness, SiteOrigin, type AppStore } from "@legal/web-kit";
import { StrictMode, Suspense, type ReactNode } from "react";
import { Provider } from "react-redux";
import { ShellApp } from "./shell-app.tsx";

interface SiteRootProps {
  store: AppStore;
  /** The public origin, when the server sent it. */
  origin: string | undefined;
  /** The operator's details. */
  business: LocalizedBusiness;
  /** Wraps the site in a router: the browser's, or a static one while prerendering. */
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
