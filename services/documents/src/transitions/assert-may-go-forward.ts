import { conflict } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { RequestScope } from "../presenting/request-scope.ts";
import { findDocument } from "../presenting/find-document.ts";
import { leadsForward, transitionBetween } from "../states/transition-table.ts";
import type { TransitionRequest } from "./transition-request.ts";

/** No paper of an ended case goes further; it is read, downloaded and sent back as before. */
export const assertMayGoForward = async (
  { id, to }: TransitionRequest,
  { user }: RequestScope,
  caseChat: Pick<CaseChat, "factsOf">,
): Promise<void> => {
  const { document } = await findDocument(id, user);
  const step = transitionBetween(document.state, to);
  if (!step || !leadsForward(step)) return;
  if (!(await caseChat.factsOf(document.caseId)).isOpen) throw conflict("CASE_ENDED");
};
