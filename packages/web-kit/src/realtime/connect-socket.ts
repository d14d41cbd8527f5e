import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from "@legal/contracts";
import { SOCKET_PATH } from "@legal/contracts/constants";
import type { Socket } from "socket.io-client";

export type AppSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * Opens the realtime connection; its library is fetched only now. The socket reconnects by itself until `disconnect()`,
 * and as the same reader alone: another one's session must not send what this page still holds.
 */
export const connectSocket = async (readerId: () => string | undefined): Promise<AppSocket> => {
  const auth = (): SocketAuth => ({ userId: readerId(), fetchesCases: true });
  const { io } = await import(/* webpackChunkName: "socket" */ "socket.io-client");
  return io({
    path: SOCKET_PATH,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    withCredentials: true,
    auth: (send) => send(auth()),
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
};
