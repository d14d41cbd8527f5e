import type { FactTexts } from "./fact-rules.ts";

export const texts: FactTexts = {
  counting: {
    title: "How periods are counted",
    text: "The first day is not counted; weeks, months and years run by the calendar. Where something takes effect at midnight (electronic service that was not opened, service by public notice), that day counts. A period that would end on a Saturday or public holiday ends on the next working day.",
  },
  electronicService: {
    title: "Electronic service that was not opened",
    text: "In electronic litigation a document counts as served at midnight once 7 days have passed, counted from the day after the notice, even if nobody opened it. As it begins at midnight, that day is the first day of the period.",
  },
  publicService: {
    title: "When public service takes effect",
    text: "In civil cases the first service by public notice takes effect after 2 weeks, a later one to the same person on the next day, and one made abroad after 2 months. In criminal cases later ones take 5 days.",
  },
  missedPeriod: {
    title: "A fixed period missed without fault",
    text: "In civil and administrative cases, if you missed a fixed period for a reason you are not responsible for, you can make it good within 2 weeks after the reason ended (30 days if you were abroad). It does not help with other periods (an answer, grounds of appeal, renouncing an inheritance).",
  },
  missedCriminalPeriod: {
    title: "A criminal appeal or request for trial missed without fault",
    text: "If you missed a criminal appeal or the request for a full trial for a reason you are not responsible for, ask for restoration within 7 days after the reason ended, and file the appeal (or the request) together with it.",
  },
  stampDuty: {
    title: "Court stamp duty",
    text: "The stamp duty of a first-instance complaint is reckoned on the value of the claim (for money, the principal without interest): 0.5% below 10 million won, 0.45% plus 5,000 won below 100 million won, 0.4% plus 55,000 won below 1 billion won, 0.35% plus 555,000 won from 1 billion. The minimum is 1,000 won (900 won when filed electronically), and amounts below 100 won are dropped. An appeal costs 1.5 times that, the Supreme Court twice, a payment order one tenth; filing electronically costs nine tenths. The court's own figure prevails.",
  },
  executionFees: {
    title: "Stamp duty of provisional and enforcement applications",
    text: "A provisional seizure, or a disposition against transfer of property or possession, costs 10,000 won. A disposition that stops building, trading, posts or contact (임시의 지위) costs half the stamp duty of the main suit, 500,000 won at most. A real-estate auction costs 5,000 won, property disclosure or the debtor registry 1,000 won, a claim seizure 2,000 won (4,000 won with collection), a lease registration 2,000 won. A bare divorce costs 20,000 won; with compensation or division of property it can be more, depending on the sum. The court's own figure prevails.",
  },
  deliveryFees: {
    title: "Fees for serving papers",
    text: "Since 1 July 2026 one service costs 5,640 won. Paid ahead are 10 services in a small claim, 15 in the first instance, 12 in an appeal and 6 for a payment order. On paper all parties are counted; filed electronically, usually only the other side in suits and appeals, and both sides for payment orders and applications. The court's own figure prevails.",
  },
  interest: {
    title: "Interest for late payment",
    text: "Unless agreed otherwise it is 5% a year (Civil Act), and 6% in commerce (Commercial Act). In a judgment that orders payment it can be 12% from the day after the complaint was served, but not while there was good reason to dispute, and not for a division of property. A higher agreed rate remains, up to 20% a year. Unpaid wages bear 20% a year from the 15th day after leaving and, since 23 October 2025, also while still employed.",
  },
  paymentOrderLimits: {
    title: "When a payment order can be used",
    text: "A payment order is only for money or interchangeable goods and cannot be served by public notice. Once final it is enforced without an execution clause, and after an objection the suit counts as filed on the day of the application. If the rest of the stamp duty is then not paid within the court's period, the application is dismissed and its hold on the limitation period is lost.",
  },
  smallClaims: {
    title: "Small claims",
    text: "A claim of up to 30 million won for money, interchangeable goods or securities is a small claim with a simpler procedure. Splitting a larger claim leads to dismissal.",
  },
  supremeCourt: {
    title: "Brief to the Supreme Court",
    text: "The notice of appeal is due within 2 weeks of receiving the judgment. The grounds are due within 20 days after the notice that the record was received; without them, or without a ground that the law accepts, the appeal fails with no hearing. The other side may answer within 10 days of receiving them. Small claims can hardly be appealed to the Supreme Court.",
  },
  finalOrders: {
    title: "Contesting a final payment order or recommended performance",
    text: "Even when a payment order or a recommended performance has become final, whoever has already paid or never owed the debt can sue against its enforcement (청구이의의 소) and ask for a stay.",
  },
};
