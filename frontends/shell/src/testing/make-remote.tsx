import type { RemoteModule } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** A remote that shows `page`, under a heading of its own in the reader's language. */
export const makeRemote = (name: string, page: () => ReactNode = () => null): RemoteModule => ({
  basename: "/",
  Routes: () => (
    <main id="main" tabIndex={-1}>
      <h1>
        <FormattedMessage id="remote.title" />
      </h1>
      {page()}
    </main>
  ),
  loadMessages: (language) => Promise.resolve({ "remote.title": `${name} ${language}` }),
});
