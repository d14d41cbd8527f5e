/** Between commits while several chats are busy, for more to share the next; a chat on its own never waits. */
const BATCH_DELAY_MS = 50;
/** So many messages in so short a time: 200 a second, far above the peak that the capacity page expects of all replicas. */
const BUSY_MESSAGES = 20;
const BUSY_WINDOW_MS = 100;

interface Arrival {
  chatRoomId: string;
  /** Milliseconds */
  at: number;
}

/** How long the writer waits between two commits: by when messages came, which its own waiting does not change. */
export const createWriterPace = (mostInBatch: number) => {
  let recent: Arrival[] = [];
  const isBusy = (): boolean => {
    const [oldest, newest] = [recent[0], recent.at(-1)];
    if (!oldest || !newest || recent.length < BUSY_MESSAGES || newest.at - oldest.at > BUSY_WINDOW_MS) return false;
    return recent.some(({ chatRoomId }) => chatRoomId !== oldest.chatRoomId);
  };
  return {
    messageCame: (chatRoomId: string, at = performance.now()): void => {
      recent = [...recent, { chatRoomId, at }].slice(-BUSY_MESSAGES);
    },
    /** None for a batch that is full already: no more could share it. */
    waitMs: (waiting: number): number => (waiting < mostInBatch && isBusy() ? BATCH_DELAY_MS : 0),
  };
};
