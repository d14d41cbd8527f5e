import { VisitorConversations } from "@legal/domain-ui/visitor-conversations";
import { Stack } from "@legal/ui";
import { AiTexts } from "@legal/domain-ui/assistant";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationReader } from "./conversation-reader.tsx";

/** All conversations with the AI and what waits to become one of them, or the conversation that the address names. */
export const AiTab = () => {
  const [query] = useSearchParams();
  const id = query.get("talk");
  if (id) return <ConversationReader key={id} id={id} />;
  return (
    <Stack $gap={4}>
      <Suspense>
        <AiTexts>
          <VisitorConversations always />
        </AiTexts>
      </Suspense>
      <ConversationList headingLevel={2} />
    </Stack>
  );
};
