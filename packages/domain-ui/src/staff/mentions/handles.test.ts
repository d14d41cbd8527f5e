import { mentionOf } from "@legal/contracts/constants";
import { queryAt, suggestionsFor } from "./completion.ts";
import { handlesOf, toStored, toWritten } from "./handles.ts";

const idOf = (index: number) => `0197f000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const STAFF = ["김사무", "이변호", "김사무", "Kim", "Kimberly Lee"].map((name, index) => ({ id: idOf(index), name }));
const NEW = { content: "" };
const handles = handlesOf(STAFF, NEW, "탈퇴한 계정");
const stored = (written: string) => toStored(written, handles);
const mark = (index: number) => mentionOf(idOf(index));

describe("what is written in a note", () => {
  it.each([
    ["@이변호님께 확인", `${mark(1)}님께 확인`],
    ["(@이변호)", `(${mark(1)})`],
    ["@김사무 @김사무(2)", `${mark(0)} ${mark(2)}`],
    ["@Kimberly Lee and @Kim", `${mark(4)} and ${mark(3)}`],
    ["@Kimono, @kim, kim@Kim, @모름", "@Kimono, @kim, kim@Kim, @모름"],
    ["", ""],
  ])("%s", (written, expected) => {
    expect(stored(written)).toBe(expected);
  });

  it("comes back as it was written", () => {
    const text = "@김사무(2) 그리고 @Kimberly Lee, 25일까지";
    expect(toWritten(stored(text), handles)).toBe(text);
  });

  it("keeps a colleague who has left, and whom a note names although the directory is not there yet", () => {
    const content = `${mark(8)} ${mark(2)}`;
    const note = { content, mentions: [{ id: idOf(2), name: "김사무" }] };
    const written = toWritten(content, handlesOf([], note, "탈퇴한 계정"));
    expect(written).toBe("@탈퇴한 계정 @김사무");
    expect(toStored(written, handlesOf(STAFF, note, "탈퇴한 계정"))).toBe(content);
  });

  it("takes names as words, whatever they are made of", () => {
    const odd = [{ id: idOf(1), name: "a.*(b)[c]$&" }];
    expect(toStored("@a.*(b)[c]$& @axx", handlesOf(odd, NEW, ""))).toBe(`${mark(1)} @axx`);
  });
});

describe("completing a name", () => {
  const offered = (text: string, caret = text.length) => {
    const query = queryAt(text, caret);
    return query ? suggestionsFor(query, handles).map(({ handle }) => handle) : [];
  };
  it.each([
    ["@", ["김사무", "이변호", "김사무(2)", "Kim", "Kimberly Lee"]],
    ["안녕 @김", ["김사무", "김사무(2)"]],
    ["@kim", ["Kim", "Kimberly Lee"]],
    ["@lee", ["Kimberly Lee"]],
    ["@변호", ["이변호"]],
    ["@Kimberly L", ["Kimberly Lee"]],
    ["me@ki", []],
    ["@이변호 확인", []],
    ["@\n", []],
  ])("%s", (text, expected) => {
    expect(offered(text)).toEqual(expected);
  });

  it("looks at the name in which the caret stands", () => {
    expect(offered("@이 @김", 2)).toEqual(["이변호"]);
  });
});
