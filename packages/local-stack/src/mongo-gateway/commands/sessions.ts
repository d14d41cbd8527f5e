import { wholeBody } from "../request.ts";
import { type Command, ok } from "./command.ts";

const endSessions: Command = async (request, { transactions, retryableWrites }) => {
  const sessions: unknown = wholeBody(request)[request.commandName];
  const ids = Array.isArray(sessions) ? sessions.map(sessionId).filter((id) => id !== undefined) : [];
  for (const id of ids) retryableWrites.endSession(id);
  await Promise.all(ids.map((id) => transactions.endSession(id)));
  return ok();
};

const sessionId = (session: { id?: { buffer?: Uint8Array } }) =>
  session.id?.buffer ? Buffer.from(session.id.buffer).toString("hex") : undefined;

export const sessionCommands: Record<string, Command> = {
  endsessions: endSessions,
  killsessions: endSessions,
  refreshsessions: async () => ok(),
};
