// Run by mongosh inside MongoDB's own network, where the first user of a server without users may be made. A fresh
// server becomes its own replica set, for transactions need one; then every user is made, or given today's password.
/* global connect, db, rs, sleep, print */
const { readFileSync } = require("node:fs");

const users = JSON.parse(readFileSync("/run/secrets/users.json", "utf8"));
const [operator] = users;
db = connect("mongodb://127.0.0.1:27017/admin?directConnection=true");

const logIn = () => {
  try {
    return db.auth(operator.user, operator.pwd).ok === 1;
  } catch {
    return false;
  }
};

const isKnown = logIn();
try {
  rs.status();
} catch (error) {
  if (error.codeName !== "NotYetInitialized") throw error;
  rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongo:27017" }] });
}
while (!db.hello().isWritablePrimary) sleep(200);
if (!isKnown) {
  db.createUser(operator);
  db.auth(operator.user, operator.pwd);
}
for (const { user, pwd, roles } of users) {
  if (db.getUser(user)) db.updateUser(user, { pwd, roles });
  else db.createUser({ user, pwd, roles });
}
print(`${users.length} users`);
