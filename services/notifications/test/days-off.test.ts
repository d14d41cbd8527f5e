import { until } from "@legal/test-kit";
import { remindersUnderTest, type Office } from "./support-reminders.ts";
import { notificationsUnderTest } from "./support.ts";

const world = notificationsUnderTest();
const { known, opened, moveTo, stepsOf, remindedOf, mailsTo } = remindersUnderTest(world);

/** What the customer got, oldest first. */
const remindedCustomer = async ({ customer }: Office) =>
  (await remindedOf(customer)).map(({ facts: { step, daysLeft } }) => `${step} ${daysLeft}`).toReversed();

// Each test lies later than the one before it: the clock goes forward alone.
describe("a deadline on a day off", () => {
  it("reminds its customer as often as one on a working day, on working days before it", async () => {
    // A Sunday.
    const [asked, notAsked] = [await opened("2027-01-24", { awaitsCustomer: true }), await opened("2027-01-24")];
    for (const day of [15, 18, 19, 20, 21, 22, 23, 24, 25]) await moveTo(`2027-01-${day}T09:00:01+09:00`);
    expect(await remindedCustomer(asked)).toEqual(["d-3 4", "d-1 3"]);
    expect(await remindedCustomer(notAsked)).toEqual(["d-1 3"]);
    expect(mailsTo(notAsked.customer).map(({ subject }) => subject)).toEqual(["기한이 3일 남았습니다"]);
    expect((await stepsOf(notAsked)).slice(0, 4)).toEqual(["d-7", "d-3", "d-1", "d-0"]);
  });

  it("at the end of a long weekend does too", async () => {
    // 1 March is a holiday, and a Monday.
    const office = await opened("2027-03-01", { awaitsCustomer: true });
    for (const day of ["02-22", "02-23", "02-24", "02-25", "02-26", "03-01"])
      await moveTo(`2027-${day}T09:00:01+09:00`);
    expect(await remindedCustomer(office)).toEqual(["d-3 5", "d-1 4"]);
  });

  it("that is entered on its last working day reminds the customer once", async () => {
    await moveTo("2027-03-12T10:00:00+09:00");
    const office = await opened("2027-03-14");
    await moveTo("2027-03-12T14:00:01+09:00");
    expect(await stepsOf(office)).toEqual(expect.arrayContaining(["d-0", "d-0.afternoon"]));
    expect(await remindedCustomer(office)).toEqual(["d-0 2"]);
  });

  it("that is entered on the day before reminds the customer at once", async () => {
    await moveTo("2027-03-20T11:00:00+09:00");
    const office = await opened("2027-03-21");
    expect(await remindedCustomer(office)).toEqual(["d-0.afternoon 1"]);
    expect(mailsTo(office.customer).map(({ subject }) => subject)).toEqual(["내일이 기한입니다"]);
  });
});

describe("a temporary holiday", () => {
  it("moves the reminder of its day to the working day before", async () => {
    world.daysOff.push("2027-04-12");
    const office = await opened("2027-04-15");
    await moveTo("2027-04-08T09:00:01+09:00");
    expect(await stepsOf(office)).toEqual(["d-7"]);
    await moveTo("2027-04-09T09:00:01+09:00");
    expect(await stepsOf(office)).toEqual(["d-7", "d-3"]);
  });

  it("counts for what follows the reminders when it is over", async () => {
    const [office, overdue] = [await opened("2027-04-15"), await opened("2027-04-09")];
    const standIn = await known({ role: "admin" });
    await world.http.patch(
      "/api/notifications/preferences",
      { changes: [], standInId: standIn.id },
      { as: office.handler },
    );
    for (const time of ["15:00:00", "16:00:00"]) await moveTo(`2027-04-09T${time}+09:00`);
    const before = await stepsOf(overdue);
    await moveTo("2027-04-13T00:30:00+09:00");
    expect(await stepsOf(overdue)).toEqual(before);
    expect(await stepsOf(office)).toEqual(["d-3"]);
    await moveTo("2027-04-13T09:05:00+09:00");
    expect(await stepsOf(overdue)).toEqual([...before, "overdue"]);
    expect(await stepsOf(office)).toEqual(["d-3", "d-3.backup"]);
  });

  it("does so too where it is entered after the reminder before has left", async () => {
    const office = await opened("2027-04-29", { awaitsCustomer: true });
    await moveTo("2027-04-22T09:00:01+09:00");
    world.daysOff.push("2027-04-26");
    await moveTo("2027-04-23T09:00:01+09:00");
    await until(async () => (await stepsOf(office)).length === 2);
    expect(await remindedOf(office.customer)).toMatchObject([{ facts: { step: "d-3", daysLeft: 6, late: false } }]);
  });
});
