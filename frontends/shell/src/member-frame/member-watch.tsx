import { InboxWatch } from "@legal/domain-ui/inbox-bell";
import { discardUnsent, PromptHost } from "@legal/web-kit";
import { DiscardUnsentDialog } from "./discard-unsent-dialog.tsx";
import { useFlushOutbox } from "./use-flush-outbox.ts";

/** What goes on beside every page of those who are signed in. */
export const MemberWatch = () => {
  useFlushOutbox();
  return (
    <>
      <InboxWatch />
      <PromptHost prompt={discardUnsent} dialog={DiscardUnsentDialog} />
    </>
  );
};
