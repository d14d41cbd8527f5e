import { userCreated, userDeleted, userUpdated, type DocumentComment } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { createInternalClient, type User } from "@legal/service-kit";
import { signerOf } from "@legal/test-kit";
import { createCaseChat } from "../src/case-chat/case-facts.ts";
import { backfillPeople } from "../src/record/backfill-people.ts";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { accountOf, admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const events = useEvents({
  service: "documents",
  backing: desk.services,
  logger: desk.logs.logger,
  subscriptions: () => subscriptions,
});

const backfill = (signal?: AbortSignal) => {
  const client = createInternalClient({
    baseUrls: [desk.caseChat.url],
    signer: signerOf("documents"),
    audience: "case-chat",
    timeoutMs: 2000,
  });
  return backfillPeople(createCaseChat(client, desk.logs.logger), signal);
};
/** How the customer reads who wrote it. */
const authorOf = async (staff: User) => {
  const customer = member();
  const path = `/api/documents/${(await desk.start(customer)).id}/comments`;
  await desk.http.post(path, { blockId: null, text: "확인", shared: true }, { as: staff });
  return async () => (await desk.http.get<DocumentComment[]>(path, { as: customer })).body[0]?.by?.name;
};

describe("what papers call staff", () => {
  it("is the name that they show, from their account on, and never the one they log in with", async () => {
    const [named, nameless, promoted] = [admin(), admin(), member()];
    const name = await authorOf(named);
    const none = await authorOf(nameless);
    const later = await authorOf({ ...promoted, role: "admin" });
    await events.deliver(userCreated, accountOf(named, "김 담당"));
    await events.deliver(userCreated, accountOf(nameless, null));
    await events.deliver(userCreated, accountOf(promoted, "박새내기"));
    expect([await name(), await none(), await later()]).toEqual(["김 담당", null, null]);
    await events.deliver(userUpdated, accountOf({ ...promoted, role: "admin" }, "박새내기", 2));
    expect(await later()).toBe("박새내기");
    await events.deliver(userUpdated, accountOf(named, "김 팀장", 2));
    await events.deliver(userCreated, accountOf(named, "김 담당"));
    expect(await name()).toBe("김 팀장");
  });

  it("is asked of case-chat for accounts of which no event came, and an event's name stays", async () => {
    const [older, known, nameless, gone] = [admin(), admin(), admin(), admin()];
    const name = await authorOf(older);
    const renamed = await authorOf(known);
    const none = await authorOf(nameless);
    const deleted = await authorOf(gone);
    for (const { id } of [older, known, nameless, gone]) desk.caseChat.staff.add(id);
    for (const { id } of [older, known, gone]) desk.caseChat.displayNames.set(id, "이 담당");
    await events.deliver(userUpdated, accountOf(known, "새 이름", 2));
    await events.deliver(userDeleted, { userId: gone.id });
    await expect(backfill(AbortSignal.abort())).rejects.toThrow("aborted");
    expect(await backfill()).toBe(1);
    expect([await name(), await renamed(), await none(), await deleted()]).toEqual(["이 담당", "새 이름", null, null]);
    expect(await backfill()).toBe(0);
    await events.deliver(userDeleted, { userId: older.id });
    expect(await name()).toBeNull();
  });
});
