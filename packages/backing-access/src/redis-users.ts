import { createHash } from "node:crypto";
// By its path: make-secrets.ts runs where nothing is installed.
import { SERVICE_NAMES, SERVICES, type RedisUse, type ServiceName } from "../../deployables/src/index.ts";

type RedisService = {
  [Name in ServiceName]: (typeof SERVICES)[Name] extends { redis: object } ? Name : never;
}[ServiceName];

export type RedisUser = "gateway" | RedisService;

/**
 * Sessions are what two share: auth writes their copy, the gateway reads it and is notified of changes. It could be of
 * others' keys, too: their names say less than the requests that it sees anyway.
 */
const GATEWAY: RedisUse = {
  reads: ["session:*"],
  commands: ["+client|id", "+client|tracking", "+subscribe", "&__redis__:invalidate"],
};

const usesRedis = (name: ServiceName): name is RedisService => "redis" in SERVICES[name];

export const REDIS_USERS: readonly RedisUser[] = ["gateway", ...SERVICE_NAMES.filter(usesRedis)];

const useOf = (user: RedisUser): RedisUse => (user === "gateway" ? GATEWAY : SERVICES[user].redis);

export const isRedisUser = (name: string): name is RedisUser => REDIS_USERS.some((user) => user === name);

/** For people: everything, by a password that no deployable has. */
export const REDIS_OPERATOR = "operator";

/**
 * No walking over others' names, nothing that waits, administers or endangers; INFO shows a client that loading is over.
 * `-client` also takes away the tracking of keys, which would show those of others: the gateway alone has it.
 */
const COMMANDS =
  "-@all +@read +@write +@connection +@transaction +eval +evalsha -@blocking -@dangerous -scan -randomkey -dbsize " +
  "-client +client|setinfo +client|setname +info +time";

interface Names {
  /** Prefix of every key. */
  keyPrefix: string;
  /** case-chat's database: its channels are named for it. */
  database: string;
}

/** Of socket.io's adapter. A pattern is subscribed to only where it stands here letter by letter. */
const channelRules = (database: string): string =>
  `&sockets:${database}* &sockets:${database}#/#* ` +
  "+publish +subscribe +psubscribe +unsubscribe +punsubscribe +pubsub|numsub";

/** The rules of one user, as `ACL SETUSER` takes them, apart from its password. */
export const redisRules = (user: RedisUser, names: Partial<Names> = {}): string[] => {
  const { keyPrefix = "", database = "case_chat" } = names;
  const { reads = [], writes = [], reachesReplicas = false, commands = [] } = useOf(user);
  return [
    "reset",
    "on",
    ...[`${user}:*`, `limit:${user}:*`, ...writes].map((keys) => `~${keyPrefix}${keys}`),
    ...reads.map((keys) => `%R~${keyPrefix}${keys}`),
    "resetchannels",
    ...COMMANDS.split(" "),
    ...commands,
    ...(reachesReplicas ? channelRules(database).split(" ") : []),
  ];
};

const hashed = (password: string): string => `#${createHash("sha256").update(password).digest("hex")}`;

const line = (user: string, rules: readonly string[]): string => `user ${user} ${rules.join(" ")}`;

/**
 * The file that Redis reads at its start (`--aclfile`): a user for each deployable and one for people, passwords as
 * hashes. Who does not log in may ask whether the server answers, and nothing else: health checks need no password.
 */
export const redisAclFile = (passwords: Readonly<Record<RedisUser | typeof REDIS_OPERATOR, string>>): string =>
  `${[
    line("default", ["reset", "on", "nopass", "-@all", "+ping"]),
    line(REDIS_OPERATOR, ["reset", "on", "allkeys", "allchannels", "+@all", hashed(passwords[REDIS_OPERATOR])]),
    ...REDIS_USERS.map((user) => line(user, [...redisRules(user), hashed(passwords[user])])),
  ].join("\n")}\n`;
