import { ConversationList } from "./conversation-list.tsx";

const RECENT = 2;

/** A look at the latest conversations with the AI. */
export const RecentConversations = () => <ConversationList headingLevel={3} limit={RECENT} />;
