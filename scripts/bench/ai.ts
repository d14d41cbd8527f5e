import type { Platform } from "@legal/test-kit/platform";
import { signUp } from "./people.ts";
import { median, row, type Row } from "./statistics.ts";

const WARM_UP = 5;
const ROUNDS = 40;
const OURS_LIMIT_MS = 15;
const RECOMMEND_LIMIT_MS = 30;

const SITUATIONS = [
  "친구한테 2년 전에 800만원 빌려줬는데 카톡 읽고 씹어요.",
  "법원에서 지급명령이 왔는데 저는 이 돈을 빌린 적이 없어요.",
  "전세 만기가 지났는데 집주인이 보증금을 안 줘요. 다음 주에 이사 가야 해요.",
  "My boss at the academy hasn't paid my salary for four months.",
  "先月父が亡くなり、借金しか残っていません。相続しない方法はありますか。",
];
const situationOf = (round: number): string => SITUATIONS[round % SITUATIONS.length] ?? "";

const post = (url: string, headers: Record<string, string>, body: unknown): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Milliseconds until the stream brings something that matches; the rest is read and thrown away. */
const untilFirst = async (ask: () => Promise<Response>, pattern: RegExp): Promise<number> => {
  const startedAt = performance.now();
  const answer = await ask();
  const decoder = new TextDecoder();
  let text = "";
  let first = Number.NaN;
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (Number.isNaN(first) && pattern.test(text)) first = performance.now() - startedAt;
  }
  if (Number.isNaN(first)) throw new Error(`no first word: ${answer.status} ${text.slice(0, 300)}`);
  return first;
};

/** The first words of an answer through the whole platform, beside the same model asked directly, in turns. */
export const benchFirstWords = async (platform: Platform, modelUrl: string): Promise<Row[]> => {
  const headers = { ...(await signUp(platform.address)), accept: "text/event-stream" };
  const direct: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const messages = [{ role: "user", content: situationOf(round) }];
    const asked = () => post(`${modelUrl}/chat/completions`, {}, { model: "bench", stream: true, messages });
    const chat = () => post(`${platform.address}/api/ai/chat`, headers, { serviceType: "payment-order", messages });
    const [directMs, oursMs] = [await untilFirst(asked, /안내/), await untilFirst(chat, /"delta"/)];
    if (round < WARM_UP) continue;
    direct.push(directMs);
    ours.push(oursMs);
  }
  const share = median(ours) - median(direct);
  const measured = `${share.toFixed(1)} ms (${median(ours).toFixed(1)} beside ${median(direct).toFixed(1)})`;
  return [row("our share of an answer's first words", measured, `≤ ${OURS_LIMIT_MS} ms`, share <= OURS_LIMIT_MS)];
};

/** A recommendation of the offline assistant, through gateway and service. */
export const benchOfflineRecommend = async (platform: Platform): Promise<Row[]> => {
  const headers = await signUp(platform.address);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await post(`${platform.address}/api/ai/recommend`, headers, { situation: situationOf(round) });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`recommend answered ${answer.status}`);
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  const ms = median(times);
  return [
    row(
      "offline recommendation, whole request",
      `${ms.toFixed(1)} ms`,
      `≤ ${RECOMMEND_LIMIT_MS} ms`,
      ms <= RECOMMEND_LIMIT_MS,
    ),
  ];
};
