import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Send a letter whose content and date the post office certifies.",
  searchWords:
    "lawyer letter, attorney letter, certified letter, registered letter, demand letter, formal notice, warning letter, cancel a contract, terminate contract, refund, reminder, proof of notice, post office, breach notice",
  overview:
    "A letter whose content and date the Korean post office certifies (내용증명). Three identical copies are made: one for the other side, one for you and one for the post office. The letter cannot force anyone to pay, but it is clear evidence of what you asked for and when.",
  purpose:
    "It turns spoken promises and reminders into a dated record, and tells the other side that further steps exist.",
  risks: [
    "A notice that ends a lease or a contract must arrive in time. Add a certificate of delivery and send a text message too.",
    "Within six months of the letter, a lawsuit, a provisional seizure or the like has to follow to keep its hold on the limitation period. Sending it again adds nothing.",
  ],
  fits: [
    "You want to ask formally for a loan or an invoice to be paid",
    "You have to make clear that you end or withdraw from a contract",
    "You need an answer by a date: defects, a refund, a deposit",
  ],
  unfit: [
    "The other side seems to be moving assets away (look at provisional seizure first)",
    "You do not know any address of the other side",
  ],
  features: [
    "Facts, demand and deadline set out so that they are read at a glance",
    "Wording that could be turned against you as a threat or an insult is taken out",
    "Evidence and dates put in step with what the letter says",
    "A plain outline of what can follow if no answer comes",
  ],
  steps: [
    {
      title: "Tell us what happened",
      text: "Describe it in your own words and upload contracts, chats and transfers. We also need the other side's name and address.",
    },
    {
      title: "We draft the letter",
      text: "The facts, the demand and the date for an answer that you give us go into the form, and you receive the draft.",
    },
    { title: "You read and correct", text: "Check sums and dates, and write in the case room what should change." },
    {
      title: "The post office sends it",
      text: "The post office certifies text and date and delivers it by registered mail with a tracking number.",
    },
    {
      title: "Wait for the reply",
      text: "See whether money or an answer comes by the date. If not, we look at a payment order or a lawsuit with you.",
    },
  ],
  prepare: [
    "The contract, IOU or receipts",
    "Text messages, chats and e-mails",
    "Name and postal address of the other side",
    "A note of what was paid and what is still open",
  ],
  questions: [
    {
      question: "Does the other side have to pay after the letter?",
      answer:
        "The letter itself has no force. It makes it easy to prove what you sent and when, and so prepares the next step. It does not prove that the content is true, or that it was received (a certificate of delivery shows that).",
    },
    {
      question: "What if they refuse to take it?",
      answer:
        "A notice works only when it arrives, so a letter that comes back may be no notice at all. Add a certificate of delivery and use another way, such as a text message, as well. Refusing it without reason can in some cases count as arrival. If no address is known, the court can be asked to serve the declaration by public notice.",
    },
    {
      question: "Can a lawyer's name be on it?",
      answer: "In Standard the letter goes out in your name. Choose Deluxe if you want a lawyer to review it.",
    },
  ],
};
