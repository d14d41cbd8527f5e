import type { SessionCache } from "../sessions/session-cache.ts";
import type { DeletionList } from "./deletion-list.ts";

export interface DeletionDeps {
  sessionCache: Pick<SessionCache, "forget">;
  list: DeletionList;
}
