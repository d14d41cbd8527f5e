import { createAppStore } from "@legal/web-kit";
import { act, render } from "@testing-library/react";
import { Suspense } from "react";
import { Provider } from "react-redux";
import { Link, MemoryRouter } from "react-router-dom";
import { ShellApp } from "../shell-app.tsx";

/** What jsdom does not have. */
const completeBrowser = () => {
  globalThis.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};

/** The shell at an address, with some links beside it to leave by. */
export const openSite = async (address: string) => {
  completeBrowser();
  const store = createAppStore();
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense fallback={null}>
            <ShellApp />
          </Suspense>
          <Link to="/terms">to the terms</Link>
          <Link to="/">to the start</Link>
          <Link to="/admin">to the desk</Link>
        </MemoryRouter>
      </Provider>,
    );
  });
  return { store };
};
