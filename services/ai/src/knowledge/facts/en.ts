import type { FactTexts } from "./fact-rules.ts";

export const texts: FactTexts = {
  counting: {
    title: "How periods are counted",
    text: "The first day is not counted; weeks, months and years run by the calendar. A period that would end on a Saturday or public holiday ends on the next working day.",
  },
  electronicService: {
    title: "Electronic service that was not opened",
    text: "In electronic litigation a document counts as served at midnight once 7 days have passed, counted from the day after the notice, even if nobody opened it.",
  },
  publicService: {
    title: "When public service takes effect",
    text: "The first service by public notice takes effect after 2 weeks, a later one to the same person on the next day, and one made abroad after 2 months.",
  },
  missedPeriod: {
    title: "A fixed period missed without fault",
    text: "If you missed a fixed period for a reason you are not responsible for, you can make it good within 2 weeks after the reason ended (30 days if you were abroad).",
  },
  stampDuty: {
    title: "Court stamp duty",
    text: "The stamp duty of a first-instance complaint is 0.5% below 10 million won, 0.45% plus 5,000 won below 100 million, 0.4% plus 55,000 won below 1 billion. An appeal costs 1.5 times that, the Supreme Court twice, a payment order one tenth; filing electronically costs nine tenths. The court's own figure prevails.",
  },
  executionFees: {
    title: "Stamp duty of provisional and enforcement applications",
    text: "A provisional seizure or disposition costs 10,000 won, a real-estate auction 5,000, property disclosure or the debtor registry 1,000, a claim seizure 2,000 (4,000 with collection), a lease registration 2,000, a divorce 20,000. The court's own figure prevails.",
  },
  deliveryFees: {
    title: "Fees for serving papers",
    text: "Since 1 July 2026 one service costs 5,640 won. For each party 10 services are paid ahead in a small claim, 15 in the first instance, 12 in an appeal and 6 for a payment order.",
  },
  interest: {
    title: "Interest for late payment",
    text: "Unless agreed otherwise it is 5% a year (Civil Act), 6% in commerce (Commercial Act), and 12% from the day after the complaint was served.",
  },
  paymentOrderLimits: {
    title: "When a payment order can be used",
    text: "A payment order is only for money or interchangeable goods and cannot be served by public notice. Once final it is enforced without an execution clause, and after an objection the suit counts as filed on the day of the application.",
  },
  smallClaims: {
    title: "Small claims",
    text: "A civil claim of up to 30 million won is a small claim with a simpler procedure.",
  },
  supremeCourt: {
    title: "Brief to the Supreme Court",
    text: "The grounds are due within 20 days after the notice that the record was received, and the other side may answer within 10 days of receiving them.",
  },
};
