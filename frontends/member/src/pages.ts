import { lazyPage } from "@legal/web-kit";

// Chunks carry the page names of the shell's routes.json, so that the gateway can preload them.
export const HomePage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-home" */ "./features/home/home-page.tsx")).HomePage,
);
export const MyPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-my-page" */ "./features/my-page/my-page.tsx")).MyPage,
);
export const InboxPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-inbox" */ "./features/inbox/inbox-page.tsx")).InboxPage,
);
export const ChatPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-chat" */ "./features/chat/chat-page.tsx")).ChatPage,
);
export const DocumentPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-document" */ "./features/document/document-page.tsx")).DocumentPage,
);
