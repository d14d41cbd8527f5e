import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Keep your right to the deposit on the register when you must move out unpaid.",
  searchWords:
    "deposit, rental deposit, jeonse, landlord, landlord won't return deposit, security deposit, moving out, lease ended, tenant, rent deposit fraud",
  overview:
    "When a lease has ended and the deposit has not come back, this order puts your right on the register, so that you keep your rank after moving out (임차권등기명령). The landlord need not agree, and it is open to you even if only part of the deposit is missing. The costs can be claimed from the landlord.",
  purpose: "You can move without losing your hold on the deposit.",
  risks: [
    "Notice that you will leave must arrive at least two months before the end. If that is missed, it takes a new notice and three months.",
    "Do not move or hand over the key before the lease really stands on the register. Deposit insurance has its own time limit for reporting.",
  ],
  fits: [
    "The lease is over and the landlord says you will be paid when the next tenant comes",
    "Work or school forces you to move first",
    "The house may go to auction and your rank has to stay on record",
  ],
  unfit: [
    "The lease has not ended yet (your notice must arrive at least two months before its end; if it has been renewed because that was missed, it ends three months after the landlord receives a new notice)",
    "You have already moved and changed your address (your rank may be gone: ask first)",
  ],
  features: [
    "We show with documents that the lease has ended",
    "Attachments that are easily forgotten, such as floor plans, are in place",
    "We tell you when the entry is there and it is safe to move",
    "We show the way on: payment order or lawsuit for the deposit",
  ],
  steps: [
    {
      title: "Send the lease and your notice",
      text: "The contract, the message by which you ended it, and your address registration.",
    },
    {
      title: "We prepare and file",
      text: "Your answers and papers go into the form, and it is filed with its attachments at the court where the home is.",
    },
    { title: "The court decides", text: "It reads the papers and orders the entry, or asks for what is missing." },
    {
      title: "The entry is made",
      text: "The registry enters your lease; that is possible even before the landlord has received the decision.",
    },
    { title: "Check, then move", text: "Once you see your lease on the register, move and change your address." },
  ],
  prepare: [
    "The lease, with its fixed date if it has one",
    "Certificate of your registered address (or alien registration)",
    "The message or letter that ended the lease",
    "Proof that you paid the deposit",
  ],
  questions: [
    { question: "Can the landlord prevent it?", answer: "No. The court decides without the landlord's consent." },
    {
      question: "Does the entry bring the deposit back?",
      answer: "No, it keeps your rank. To be paid you may still need a payment order, a lawsuit or an auction.",
    },
    {
      question: "Does it work for shops?",
      answer:
        "There is a similar order for shops under the act on commercial leases, but not if deposit and rent together exceed the limit of the area. The landlord gives notice against renewal between six months and one month before the end; the tenant's is in time if it arrives by the last day. We look at the business registration and the lease.",
    },
    {
      question: "Can foreigners apply?",
      answer:
        "You can be protected if you reported your address and really lived there. The date of the report matters.",
    },
  ],
};
