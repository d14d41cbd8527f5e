export { MONGODB_RESTORE, mongodbUsers } from "./mongodb-users.ts";
export { newPasswords, type BackingPasswords } from "./passwords.ts";
export { rabbitmqDefinitions } from "./rabbitmq-users.ts";
export { isRedisUser, REDIS_OPERATOR, REDIS_USERS, redisAclFile, redisRules, type RedisUser } from "./redis-users.ts";
export { withLogin } from "./with-login.ts";
