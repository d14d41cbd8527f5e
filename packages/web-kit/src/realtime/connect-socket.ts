import type { ClientToServerEvents, ServerToClientEvents } from "@legal/contracts";
import { SOCKET_PATH } from "@legal/contracts/constants";
import type { Socket } from "socket.io-client";

export type AppSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Opens the realtime connection; its library is fetched only now. The socket reconnects by itself until `disconnect()`. */
export const connectSocket = async (): Promise<AppSocket> => {
  const { io } = await import(/* webpackChunkName: "socket" */ "socket.io-client");
  return io({
    path: SOCKET_PATH,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    withCredentials: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
};
