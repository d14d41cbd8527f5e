import { lazyPage } from "@legal/web-kit";
import { loadUntilThere } from "./load-until-there.ts";

// In a chunk of its own: visitors need none of it.
const load = () => loadUntilThere(() => import(/* webpackChunkName: "member-frame" */ "./member-frame/index.ts"));

export const MemberActions = lazyPage(async () => (await load()).MemberActions);
export const MemberWatch = lazyPage(async () => (await load()).MemberWatch);
