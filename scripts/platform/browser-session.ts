/** One signed-in person, as their browser would speak for them. */
export interface BrowserSession {
  cookie: string;
  ask: <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>;
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

const request = (address: string, method: string, path: string, body: unknown, headers: Record<string, string>) =>
  fetch(address + path, {
    method,
    headers: { "content-type": "application/json", origin: address, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const failure = async (path: string, answer: Response): Promise<Error> =>
  new Error(`${path} answered ${answer.status}: ${await answer.text()}`);

const sessionOf = (address: string, cookie: string): BrowserSession => ({
  cookie,
  ask: async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await request(address, method, path, body, { cookie, ...headers });
    if (!answer.ok) throw await failure(path, answer);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  },
});

export const logIn = async (address: string, username: string, password: string): Promise<BrowserSession> => {
  const answer = await request(address, "POST", "/api/auth/login", { username, password }, {});
  if (!answer.ok) throw await failure("/api/auth/login", answer);
  return sessionOf(address, cookieOf(answer));
};

export interface NewAccount {
  username: string;
  email: string;
  phone?: string;
  password: string;
}

/** Opens the account, or logs in when an earlier run that was cut off has opened it. */
export const signUp = async (address: string, account: NewAccount): Promise<BrowserSession> => {
  const body = { ...account, passwordConfirm: account.password };
  const answer = await request(address, "POST", "/api/auth/signup", body, {});
  if (answer.status === 409) return logIn(address, account.username, account.password);
  if (!answer.ok) throw await failure("/api/auth/signup", answer);
  return sessionOf(address, cookieOf(answer));
};
