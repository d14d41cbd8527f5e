// An OpenAI-compatible server that thinks for a moment and then streams: the yardstick of an answer's first words.
import { createServer } from "node:http";

const THINKS_MS = 60;
const PARTS = ["돈을 돌려받는 절차를 안내해 드립니다. ", "먼저 자료를 모아 주세요. ", "담당자가 확인합니다."];

const chunk = (content: string, finish: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

const server = createServer((req, res) => {
  req.resume();
  setTimeout(() => {
    res.writeHead(200, { "content-type": "text/event-stream" });
    for (const part of PARTS) res.write(chunk(part, null));
    res.write(chunk("", "stop"));
    res.end('data: {"choices":[],"usage":{"total_tokens":100}}\n\ndata: [DONE]\n\n');
  }, THINKS_MS);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
process.on("disconnect", () => process.exit());
