import { ALL_SERVICE_IDS } from "@legal/catalog";
import type { ErrorBody, PageViewCount } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, analyticsUnderTest, member, newVisitor } from "./support.ts";

const analytics = analyticsUnderTest({ replicas: 2, perHour: 30, perHourAndAddress: 70 });
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

  it("is counted on each visit, logged in or not, however alike its visitors, at whichever replica", async () => {
    const office = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => view("payment-order", office, undefined, index % 2)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const reader = member();
    await view("payment-order", office, reader);
    await view("payment-order", office, reader);
    expect(await countOf("payment-order")).toBe(14);
  });

  it("keeps no address, no browser and no name", async () => {
    const visitor = newVisitor();
    const reader = member();
    await view("complaint", { ...visitor, "x-client-browser": "browser-name" });
    await view("complaint", visitor, reader);
    const rows = JSON.stringify(await collection("page_views").find().toArray());
    for (const fact of [visitor["x-client-ip"], visitor["user-agent"], "browser-name", reader.id])
      expect(rows).not.toContain(fact);
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

  it("counts at most 30 an hour of one browser, and 70 of one address, whatever browsers it pretends to be", async () => {
    const address = newVisitor();
    const counted = async (times: number, browser?: string) => {
      const headers = browser === undefined ? address : { ...address, "x-client-browser": browser };
      const answers = await Promise.all(
        Array.from({ length: times }, (_, index) => view("complaint", headers, undefined, index % 2)),
      );
      return answers.filter(({ status }) => status === 204).length;
    };
    expect([await counted(35), await counted(35, "first")]).toEqual([30, 30]);
    expect([await counted(12, "second"), await counted(3, "third")]).toEqual([10, 0]);
    expect(await countOf("complaint")).toBe(70);
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
