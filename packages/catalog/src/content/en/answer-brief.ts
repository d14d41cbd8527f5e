import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "You were sued: tell the court your side in writing, in time.",
  searchWords:
    "letter from court, mail from court, papers from court, summons, i was sued, being sued, got sued, received a complaint, received court papers, defendant, respond to lawsuit, reply to the court, statement of defence",
  overview:
    "If you receive a complaint you have to tell the court your side in writing: the answer (답변서). Without it within 30 days of receipt, the court may take the other side's word for true and decide with no hearing. From your answers we draft it, statement by statement: what you admit and what you contest.",
  purpose: "It keeps the time limit and marks out from the start what you dispute.",
  risks: [
    "Even after the court has announced the day of judgment you can answer until it is given. Whoever stays away from a hearing may be taken to admit what the other side says.",
    "Lack of jurisdiction, limitation and set-off count only if you raise them. Put them into the first answer.",
  ],
  fits: [
    "A complaint, or a request to change its claims, has come from the court",
    "The sum or the blame is not as they say",
    "Part of it is right, but you want to pay in parts or settle",
  ],
  unfit: [
    "What you received is a payment order (object to that first)",
    "The paper is from the police or the prosecution (see criminal defence)",
  ],
  features: [
    "We count the days first and file a short answer if time is running out",
    "Every statement in the complaint is admitted, denied or left to proof",
    "You get a list of defences to check, such as limitation, payment or set-off",
    "You learn what evidence to hand in and what to ask for",
  ],
  steps: [
    { title: "Send the complaint and the date", text: "Upload every page and tell us when you received it." },
    {
      title: "Find what is in dispute",
      text: "We take the complaint apart and send questions; answer as you remember.",
    },
    {
      title: "Write the answer",
      text: "Your answers and evidence go into the form as a draft, and we say what is missing. What to contest is for you (in Deluxe, with the lawyer) to decide.",
    },
    { title: "You read and confirm", text: "See that it is true and say what to change. Then it goes to the court." },
    { title: "The court sets dates", text: "Having read both sides, the court fixes a hearing or a mediation." },
  ],
  prepare: [
    "Everything that came with the complaint",
    "Envelope or notice that shows when it came",
    "Proof of payment, if you have paid",
    "Your messages with the other side",
  ],
  questions: [
    {
      question: "The 30 days have passed.",
      answer:
        "As long as judgment has not been given you can still answer. Check at once whether a date is set, and hurry.",
    },
    {
      question: "They are right in part.",
      answer: "You can admit that part and dispute only the sum or the time, or propose to pay in parts.",
    },
    {
      question: "They owe me money too.",
      answer: "We look at whether you can claim it in the same case (counterclaim) or deduct it (set-off).",
    },
  ],
};
