import { VisitorConversations } from "@legal/domain-ui/visitor-conversations";
import { Stack } from "@legal/ui";
import { AiTexts } from "@legal/domain-ui/assistant";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { TalkList } from "./talk-list.tsx";
import { TalkReader } from "./talk-reader.tsx";

/** All talks with the AI and what waits to become one of them, or the talk that the address names. */
export const AiTab = () => {
  const [query] = useSearchParams();
  const id = query.get("talk");
  if (id) return <TalkReader key={id} id={id} />;
  return (
    <Stack $gap={4}>
      <Suspense>
        <AiTexts>
          <VisitorConversations always />
        </AiTexts>
      </Suspense>
      <TalkList headingLevel={2} />
    </Stack>
  );
};
