import type { User } from "@legal/service-kit";
import { tokenFor, until } from "@legal/test-kit";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const [staff, colleague] = [admin(), admin()];
afterEach(() => desk.whileSetting());

const opened = async () => {
  const document = await desk.start(member());
  const download = async (as: User, format: string): Promise<number> => {
    const answer = await fetch(`${desk.http.url}/api/documents/${document.id}/versions/1/file?format=${format}`, {
      headers: { authorization: `Bearer ${tokenFor(as, "documents")}` },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  return download;
};

it.each([
  ["three papers", "pdf", 3],
  ["one bundle", "zip", 1],
])("one person has %s set at a time, and others have theirs meanwhile", async (_what, format, most) => {
  const download = await opened();
  const gate = Promise.withResolvers<void>();
  let setting = 0;
  desk.whileSetting(() => {
    setting += 1;
    return gate.promise;
  });
  const running = Array.from({ length: most }, () => download(staff, format));
  await until(() => setting === most);
  expect(await download(staff, format)).toBe(429);
  const other = download(colleague, format);
  await until(() => setting === most + 1);
  gate.resolve();
  expect(await Promise.all([...running, other])).toEqual(Array.from({ length: most + 1 }, () => 200));
  expect(await download(staff, format)).toBe(200);
});
