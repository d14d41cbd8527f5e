import { once } from "node:events";
import type { Socket } from "node:net";
import { BSON } from "bson";
import type { Gateway } from "./commands/command.ts";
import { execute } from "./execute.ts";
import { FrameReader, opMsgReply, opQueryReply, ProtocolViolation } from "./framing.ts";
import { answerOf, MongoError } from "./mongo-error.ts";
import { parseRequest, type Request } from "./request.ts";
import { translateError } from "./translate-error.ts";
import { parseWireMessage, type WireMessage } from "./wire-message.ts";

/** Beyond the message being worked on, so many bytes are taken in before the client has to wait. */
const READ_AHEAD_BYTES = 64 * 1024;

/**
 * Serves one client: its messages are answered one after the other, and while it does not take its answers, or sends
 * faster than they are worked on, nothing more is read from it.
 */
export const serveConnection = (
  socket: Socket,
  connectionId: number,
  gateway: Gateway,
  onError: (error: unknown) => void,
) => {
  const reader = new FrameReader();
  let working = false;
  const work = async () => {
    if (working) return;
    working = true;
    try {
      for (let frame = reader.next(); frame; frame = reader.next()) await answer(frame);
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) onError(error);
      socket.destroy();
    } finally {
      working = false;
      socket.resume();
    }
  };
  const answer = async (frame: Buffer) => {
    const message = parseWireMessage(frame);
    const document = await answerMessage(message, connectionId, gateway);
    if (message.fireAndForget || !socket.writable) return;
    const reply = message.legacy ? opQueryReply : opMsgReply;
    if (!socket.write(reply(message.requestId, document))) await drained(socket);
  };
  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    reader.push(chunk);
    void work();
    if (working && reader.bufferedBytes > READ_AHEAD_BYTES) socket.pause();
  });
  socket.on("error", () => socket.destroy());
  socket.once("close", () => void gateway.transactions.endConnection(connectionId).catch(onError));
};

const drained = (socket: Socket) => Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => undefined);

const answerMessage = async (message: WireMessage, connectionId: number, gateway: Gateway): Promise<Uint8Array> => {
  let request: Request;
  try {
    request = parseRequest(message, connectionId);
    if (message.legacy && !["hello", "ismaster"].includes(request.command)) {
      throw new MongoError(352, `Unsupported OP_QUERY command: ${request.commandName}`);
    }
  } catch (error) {
    return BSON.serialize(answerOf(translateError(error, false)));
  }
  return execute(request, gateway);
};
