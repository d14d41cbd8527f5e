import { GlobalStyle } from "@legal/ui";
import { SiteOrigin, type AppStore } from "@legal/web-kit";
import { StrictMode, Suspense, type ReactNode } from "react";
import { Provider } from "react-redux";
import { ShellApp } from "./shell-app.tsx";

interface SiteRootProps {
  store: AppStore;
  /** Where the public finds the site, when the server said it. */
  origin: string | undefined;
  /** Puts the site into a router: the browser's, or one that stands still while prerendering. */
  inRouter: (site: ReactNode) => ReactNode;
}

/** Everything on a page, the same in the browser and in the prerender: what is hydrated must be what was rendered. */
export const SiteRoot = ({ store, origin, inRouter }: SiteRootProps) => (
  <StrictMode>
    <Provider store={store}>
      <SiteOrigin value={origin}>
        {inRouter(
          <>
            <GlobalStyle />
            <Suspense fallback={null}>
              <ShellApp />
            </Suspense>
          </>,
        )}
      </SiteOrigin>
    </Provider>
  </StrictMode>
);
