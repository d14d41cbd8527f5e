import { TalkList } from "./talk-list.tsx";

const RECENT = 2;

/** A look at the latest talks with the AI. */
export const RecentTalks = () => <TalkList headingLevel={3} limit={RECENT} />;
