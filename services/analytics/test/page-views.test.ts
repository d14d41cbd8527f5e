import { ALL_SERVICE_IDS } from "@legal/catalog";
import type { ErrorBody, PageViewCount } from "@legal/contracts";
import { type User, visitorHash } from "@legal/service-kit";
import { testKeys } from "@legal/test-kit";
import mongoose from "mongoose";
import { recordPageView } from "../src/page-views/record-page-view.ts";
import { admin, analyticsUnderTest, member, newVisitor } from "./support.ts";

const analytics = analyticsUnderTest({ replicas: 2, perHour: 30 });
const staff = admin();

const view = <T = ErrorBody>(serviceType: unknown, headers = newVisitor(), as?: User, replica = 0) =>
  analytics.replica(replica).post<T>("/api/analytics/page-views", { serviceType }, { headers, ...(as && { as }) });
const counts = async () => (await analytics.http.get<PageViewCount[]>("/api/analytics/page-views", { as: staff })).body;
const countOf = async (service: string) => (await counts()).find(({ serviceType }) => serviceType === service)?.count;
const collection = (name: string) => mongoose.connection.collection(name);

afterEach(async () => {
  for (const name of ["page_views", "page_view_totals"]) await collection(name).deleteMany({});
});

describe("a look at a service's page", () => {
  it("is counted for each of the 22 services, highest first", async () => {
    for (const id of ALL_SERVICE_IDS) expect((await view(id)).status).toBe(204);
    await view("seizure");
    await view("seizure");
    await view("complaint");
    const [first, second, ...others] = await counts();
    expect([first, second]).toEqual([
      { serviceType: "seizure", count: 3 },
      { serviceType: "complaint", count: 2 },
    ]);
    expect(others.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, () => 1));
  });

  it("is counted once per visitor and hour, however often and at whichever replica", async () => {
    const visitor = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => view("payment-order", visitor, undefined, index % 2)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await view("payment-order", { ...visitor, "user-agent": "another browser in the same house" });
    await view("objection", visitor);
    expect(await countOf("payment-order")).toBe(2);
    expect(await countOf("objection")).toBe(1);
  });

  it("is a member's own wherever they are", async () => {
    const reader = member();
    await view("payment-order", newVisitor(), reader);
    await view("payment-order", newVisitor(), reader);
    await view("payment-order", newVisitor(), member());
    expect(await countOf("payment-order")).toBe(2);
  });

  it("counts again in the next hour", async () => {
    const hash = visitorHash(testKeys().ring);
    const look = (now: string) => recordPageView({ serviceType: "complaint", visitor: ["x"] }, hash, new Date(now));
    await look("2026-11-20T01:00:00Z");
    await look("2026-11-20T01:59:59Z");
    expect(await countOf("complaint")).toBe(1);
    await look("2026-11-20T02:00:00Z");
    expect(await countOf("complaint")).toBe(2);
  });

  it("keeps no address, no browser and no name", async () => {
    const visitor = newVisitor();
    const reader = member();
    await view("complaint", visitor);
    await view("complaint", visitor, reader);
    const rows = JSON.stringify(await collection("page_views").find().toArray());
    for (const fact of [visitor["x-client-ip"], visitor["user-agent"], reader.id]) expect(rows).not.toContain(fact);
  });
});

describe("threat 41: counts that are pushed up", () => {
  it.each(["time-travel", "admin-support", "", "../../x", "__proto__", null, { $ne: "" }, ["complaint"]])(
    "refuses %j",
    async (serviceType) => {
      expect((await view(serviceType)).body).toMatchObject({ code: "VALIDATION_FAILED" });
      expect(await counts()).toEqual([]);
    },
  );

  it("says in the reader's language what is wrong", async () => {
    const { body } = await view("time-travel", { ...newVisitor(), "accept-language": "en" });
    expect(body.details).toEqual([{ path: "serviceType", message: "This service is not known" }]);
  });

  it("counts at most 30 an hour of one network, whatever browsers it pretends to be", async () => {
    const { "x-client-ip": address = "" } = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        view("complaint", { "x-client-ip": address, "user-agent": `bot ${index}` }, undefined, index % 2),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await countOf("complaint")).toBe(30);
  });
});

describe("the statistics", () => {
  it("are for administrators", async () => {
    for (const path of ["/api/analytics/page-views", "/api/analytics/site-visits"]) {
      expect((await analytics.http.get(path)).status).toBe(401);
      expect((await analytics.http.get(path, { as: member() })).status).toBe(403);
    }
  });

  it("are read from 22 rows at most, however many views there are", async () => {
    for (let index = 0; index < 20; index += 1) await view(ALL_SERVICE_IDS[index % 3]);
    const asked: string[] = [];
    mongoose.set("debug", (name: string) => asked.push(name));
    await counts();
    mongoose.set("debug", false);
    expect(asked).toEqual(["page_view_totals"]);
    expect(await collection("page_view_totals").countDocuments()).toBe(3);
  });
});
