import type { SessionMirror } from "../sessions/session-mirror.ts";
import type { DeletionList } from "./deletion-list.ts";

export interface DeletionDeps {
  mirror: Pick<SessionMirror, "forget">;
  list: DeletionList;
}
