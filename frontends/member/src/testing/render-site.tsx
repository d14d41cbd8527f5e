import { useSession } from "@legal/web-kit";
import { renderPages } from "@legal/web-kit/testing";
import { MemberRoutes } from "../member-routes.tsx";
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };

const Pages = () => (useSession().user ? <MemberRoutes /> : null);

/** The member's pages at an address, once it is known who is signed in. */
export const renderSite = (address: Parameters<typeof renderPages>[1]) =>
  renderPages(<Pages />, address, { ko, en, ja, zh });
