import { wordingProblems } from "./wording.ts";

const FILE = "services/auth/src/log-in.ts";

describe("the wording check", () => {
  it.each([
    ["a comment", "// Whoever asks gets 404.\n", "Whoever"],
    ["a comment of several lines", "/**\n * Nothing is told twice.\n */\n", "told"],
    ["a comment beside code", "const a = 1; // anew each time\n", "anew"],
    ["an exported name", "export const tellOfWaitingMembers = () => {};\n", "tell"],
    ["an exported type", "export interface SocketDoor {}\n", "door"],
    ["the name of a constant inside a function", "const run = () => {\n  const heard = listen();\n};\n", "heard"],
    ["a field", "interface Room {\n  toldOf?: number;\n}\n", "told"],
    ["a method", "interface Bus {\n  tell(event: string): void;\n}\n", "tell"],
    ["a key", "const room = { lastSeq: 1, heardSeq: 2 };\n", "heard"],
    ["a parameter", "const show = (name: string, talk: string) => name;\n", "talk"],
    ["a parameter without a type", "rooms.map((talk) => 1);\n", "talk"],
    ["the variable of a loop", "for await (const heard of rooms) {\n}\n", "heard"],
    ["a parameter that is taken apart", "on(({ id, heard }) => id);\n", "heard"],
    ["what a declaration takes apart", "const [seen, heard] = useState();\n", "heard"],
    ["a log message over two lines", 'logger.warn(\n  { a: "x" },\n  "nobody answers",\n);\n', "nobody"],
    ["a test's title", 'it("tells the staff", () => {});\n', "tells"],
  ])("refuses a private word in %s and says what to use", (_where, source, word) => {
    const problems = wordingProblems(FILE, source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${FILE}:\\d+: “${word}” in a .+: \\w+`));
  });

  it("refuses it in a file's name", () => {
    expect(wordingProblems("gateway/src/api-door.ts", "")).toEqual([expect.stringContaining("“door” in a name")]);
  });

  it("reads a document's sentences, and neither its code nor what it quotes", () => {
    const source = "`toldSeq` is stored.\n\n```\ndoor\n```\n\nA test “nobody reads it” proves it.\n\nA pulse.\n";
    expect(wordingProblems("docs/security.md", source)).toEqual([
      expect.stringContaining("docs/security.md:9: “pulse” in a document: heartbeat"),
    ]);
  });

  it("reads what operators read", () => {
    expect(wordingProblems("Dockerfile", "# A changed source installs nothing anew.\n")).toHaveLength(1);
    expect(wordingProblems("k8s/alerts.yaml", '  summary: "somebody guesses passwords"\n')).toHaveLength(1);
  });

  it("leaves a stored name where it is stored, and refuses others like it", () => {
    expect(wordingProblems("services/case-chat/src/rooms/chat-room-model.ts", "  toldSeq?: number;\n")).toEqual([]);
    expect(wordingProblems("packages/domain-ui/src/room.ts", "  toldSeq?: number;\n")).toHaveLength(1);
    expect(wordingProblems("services/case-chat/src/rooms/chat-room-model.ts", "  toldAt?: Date;\n")).toHaveLength(1);
  });

  it("leaves texts for users, stored names and ordinary words alone", () => {
    const source =
      'const text = "Nobody told us";\nconst room = { toldSeq: 1 };\nask("talk: now" ? a : told);\n// Two names are told apart.\n';
    expect(wordingProblems(FILE, source)).toEqual([]);
  });
});
