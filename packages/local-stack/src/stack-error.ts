/** A failure its reader can do something about: the message is one line that says what happened and what to do. */
export class StackError extends Error {
  override name = "StackError";
}

export const useYourOwnServers =
  "or set MONGODB_URL, REDIS_URL and RABBITMQ_URL to servers you already have (MongoDB must be a replica set)";
