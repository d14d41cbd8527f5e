import { serverDirectory, serverNames } from "./instance.ts";
import { clearLeftovers } from "./server-process.ts";

export const serverFolders = [...serverNames, "epmd"] as const;

/** Ends whatever an earlier run, itself killed with kill -9, may still have on this data. */
export const endLeftovers = async (dataDirectory: string) => {
  await Promise.all(
    serverFolders.map((name) =>
      clearLeftovers({
        directory: serverDirectory(dataDirectory, name),
        stopSignal: name === "postgres" ? "SIGINT" : "SIGTERM",
        stopWithinMs: 15_000,
      }),
    ),
  );
};
