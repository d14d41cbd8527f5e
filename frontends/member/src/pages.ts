import { lazyPage, paths, type LazyPage } from "@legal/web-kit";

// Chunks carry the page names of the shell's routes.json, so that the gateway can preload them.
const HomePage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-home" */ "./features/home/home-page.tsx")).HomePage,
);
const MyPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-my-page" */ "./features/my-page/my-page.tsx")).MyPage,
);
const InboxPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-inbox" */ "./features/inbox/inbox-page.tsx")).InboxPage,
);
const ChatPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-chat" */ "./features/chat/chat-page.tsx")).ChatPage,
);
const DocumentPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-document" */ "./features/document/document-page.tsx")).DocumentPage,
);

/** By route pattern. */
export const PAGES: Record<string, LazyPage> = {
  [paths.home]: HomePage,
  [paths.myPage()]: MyPage,
  [paths.inbox]: InboxPage,
  [paths.chat(":id")]: ChatPage,
  [paths.document(":id")]: DocumentPage,
};
