import { httpInput, topicOf, type HttpInput, type Operation } from "./http-inputs.ts";
import type { KnownValues } from "./known-values.ts";
import { ROLES, type Cast, type Role } from "./people.ts";
import type { Random } from "./random.ts";
import { sendHttp } from "./send-http.ts";
import { SOCKET_EVENTS, socketInput, type SocketInput } from "./socket-inputs.ts";

export type Input =
  | { over: "http"; role: Role; route: string; topic: string; http: HttpInput }
  | { over: "socket"; role: "member" | "admin"; socket: SocketInput };

type Target = (random: Random, known: KnownValues) => Input;

/** Each route and each event, for each role that it can be tried by. */
export const targetsOf = (operations: readonly Operation[]): Target[] => [
  ...operations.flatMap((operation) =>
    ROLES.map((role): Target => (random, known) => ({
      over: "http",
      role,
      route: `${operation.method} ${operation.path}`,
      topic: topicOf(operation.path),
      http: httpInput(operation, random, known),
    })),
  ),
  ...(Object.keys(SOCKET_EVENTS) as SocketInput["event"][]).flatMap((event) =>
    (["member", "admin"] as const).map((role): Target => (random, known) => ({
      over: "socket",
      role,
      socket: socketInput(event, random, known),
    })),
  ),
];

/** Answers of the platform that are no fault of it: what it was not given to work with. */
const EXCUSED = /"code":"(AI_UNAVAILABLE|TRANSLATION_UNAVAILABLE|GOOGLE_UNAVAILABLE)"/;

const isFault = ({ status, body }: { status: number; body: string }): boolean =>
  status === 0 || (status >= 500 && !EXCUSED.test(body));

const sendOverHttp = async (address: string, { headersOf }: Cast, { role, http }: Extract<Input, { over: "http" }>) => {
  const input = { ...http, headers: { ...headersOf(role), ...http.headers } };
  const answer = await sendHttp(address, input);
  // A connection that was closed while it was idle; and an answer that came before the end of a long body is lost.
  return answer.status === 0 && (http.body?.length ?? 0) < 16_384 ? sendHttp(address, input) : answer;
};

export interface Surroundings {
  address: string;
  cast: Cast;
  learn: (topic: string, text: string) => void;
  tally: (route: string, answer: string) => void;
}

/** Sends it; gives what is wrong with the answer, if anything is. */
export const tryInput = async (
  input: Input,
  { address, cast, learn, tally }: Surroundings,
): Promise<string | undefined> => {
  if (input.over === "http") {
    const answer = await sendOverHttp(address, cast, input);
    tally(input.route, String(answer.status));
    if (answer.status < 300) learn(input.topic, answer.body);
    const isLong = (input.http.body?.length ?? 0) >= 16_384;
    return isFault(answer) && !(answer.status === 0 && isLong)
      ? `${answer.status} ${answer.body.slice(0, 300)}`
      : undefined;
  }
  const reply = JSON.stringify(await cast.socketOf(input.role).send(input.socket)) ?? "";
  tally(input.socket.event, reply.startsWith('{"ok":true') ? "200" : "refused");
  learn("chat-rooms", reply);
  return /"code":"(INTERNAL_ERROR|SERVICE_UNAVAILABLE|NO_ANSWER)"/.test(reply) ? reply : undefined;
};

const SHOWN = 600;

/** As one line that says how to send it again. */
export const describeInput = (input: Input): string => {
  if (input.over === "socket") return `${input.role} emits ${JSON.stringify(input.socket).slice(0, SHOWN)}`;
  const { method, path, headers, body } = input.http;
  return `${input.role} ${method} ${path.slice(0, SHOWN)} ${JSON.stringify(headers).slice(0, SHOWN)} ${body?.toString().slice(0, SHOWN) ?? ""}`;
};
