import { createHash, randomBytes } from "node:crypto";
// By its path: make-secrets.ts runs where nothing is installed.
import { DELIVERIES } from "../../deployables/src/deliveries.ts";
import { SERVICE_NAMES, SERVICES, type ServiceDeclaration } from "../../deployables/src/index.ts";

const EXCHANGE = "legal.events";
/** Each has a queue for the events that it handles. */
const CONSUMERS = SERVICE_NAMES;

const isMadeBy = (user: RabbitmqUser, service: string): boolean => {
  if (user === "gateway" || user === service) return true;
  const { deliversTo }: ServiceDeclaration = SERVICES[user];
  return deliversTo === "all" || DELIVERIES[user]?.includes(service) === true;
};

export const RABBITMQ_USERS = ["gateway", ...CONSUMERS] as const;
export type RabbitmqUser = (typeof RABBITMQ_USERS)[number];

/** For people: everything, by a password that no deployable has. */
export const RABBITMQ_OPERATOR = "operator";

const VHOST = "/";
const exactly = (names: readonly string[]): string =>
  `^(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$`;
const queueOf = (service: string): string => `${service}.events`;

const permissionsOf = (user: RabbitmqUser) => {
  const own = CONSUMERS.filter((service) => service === user);
  const made = CONSUMERS.filter((service) => isMadeBy(user, service)).map(queueOf);
  const dead = made.map((queue) => `${queue}.dead`);
  return {
    user,
    vhost: VHOST,
    configure: exactly([EXCHANGE, ...made, ...dead]),
    write: exactly([EXCHANGE, ...made]),
    read: exactly([EXCHANGE, ...own.map(queueOf), ...own.map((service) => `${queueOf(service)}.dead`)]),
  };
};

/** An event is published by its owner alone: `auth.user-deleted.v1` by auth. */
const topicPermissionsOf = (user: RabbitmqUser) => ({
  user,
  vhost: VHOST,
  exchange: EXCHANGE,
  write: `^${user}\\.`,
  read: ".*",
});

/** As RabbitMQ stores passwords: salted SHA-256. */
const hashOf = (password: string): string => {
  const salt = randomBytes(4);
  return Buffer.concat([salt, createHash("sha256").update(salt).update(password).digest()]).toString("base64");
};

const userOf = (name: string, password: string, tags: readonly string[] = []) => ({
  name,
  password_hash: hashOf(password),
  hashing_algorithm: "rabbit_password_hashing_sha256",
  tags,
});

const queue = (name: string, args: object = {}) => ({
  name,
  vhost: VHOST,
  durable: true,
  auto_delete: false,
  arguments: { "x-queue-type": "quorum", ...args },
});

/**
 * What RabbitMQ loads at its start (`load_definitions`): a user for each deployable and one for people, none that can
 * log in as guest, and the exchange and queues. A service that had to make its queue itself would need the right to
 * write past the exchange, for that is where dead letters go; so they are here. `queueArguments` are those of event-bus.
 */
export const rabbitmqDefinitions = (
  passwords: Readonly<Record<RabbitmqUser | typeof RABBITMQ_OPERATOR, string>>,
  queueArguments: (dead: string) => object,
): string =>
  JSON.stringify(
    {
      vhosts: [{ name: VHOST }],
      users: [
        userOf(RABBITMQ_OPERATOR, passwords[RABBITMQ_OPERATOR], ["administrator"]),
        userOf("guest", randomBytes(24).toString("hex")),
        ...RABBITMQ_USERS.map((user) => userOf(user, passwords[user])),
      ],
      permissions: [
        { user: RABBITMQ_OPERATOR, vhost: VHOST, configure: ".*", write: ".*", read: ".*" },
        { user: "guest", vhost: VHOST, configure: "^$", write: "^$", read: "^$" },
        ...RABBITMQ_USERS.map(permissionsOf),
      ],
      topic_permissions: RABBITMQ_USERS.map(topicPermissionsOf),
      exchanges: [
        {
          name: EXCHANGE,
          vhost: VHOST,
          type: "topic",
          durable: true,
          auto_delete: false,
          internal: false,
          arguments: {},
        },
      ],
      queues: CONSUMERS.map(queueOf).flatMap((name) => [
        queue(`${name}.dead`),
        queue(name, queueArguments(`${name}.dead`)),
      ]),
    },
    null,
    2,
  );
