import { useSearchParams } from "react-router-dom";
import { TalkList } from "./talk-list.tsx";
import { TalkReader } from "./talk-reader.tsx";

/** All talks with the AI, or the one that the address names. */
export const AiTab = () => {
  const [query] = useSearchParams();
  const id = query.get("talk");
  return id ? <TalkReader key={id} id={id} /> : <TalkList headingLevel={2} />;
};
