import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Challenge an authority’s decision in court: a suspension, a penalty surcharge, a refused visa.",
  searchWords:
    "licence suspended, license suspended, suspended, work permit, visa, visa refused, immigration, deportation, business suspension, licence revoked, license revoked, driving licence, tax, government decision, permit refused, city office, refugee, penalty surcharge",
  overview:
    "You ask a court to annul what an authority decided (행정소송): a suspension of business, a penalty surcharge, a revoked licence, a refused stay, a refused work-accident claim. Discipline of officials and teachers must first go to the appeals commission within 30 days, taxes to a tax appeal within 90 days, driving licences to an administrative appeal within 90 days; other decisions are sued on within 90 days of learning of them.",
  purpose:
    "It asks that a decision that is unlawful or too harsh be put right, and aims to limit the damage meanwhile.",
  risks: [
    "Discipline of officials 30 days, taxes and driving licences 90 days (appeal first), removal orders seven days, administrative fines 60 days: these are different clocks. Check the name of your paper first.",
    "Suing does not stop the decision. Ask for a suspension before it is carried out, and watch the time limit for the suit even while an objection is pending.",
  ],
  fits: [
    "A suspension or a lost licence threatens your living",
    "A visa or an extension of stay was refused",
    "A tax, surcharge or disciplinary measure is wrong or out of proportion",
  ],
  unfit: [
    "You only received an administrative fine (과태료): object in writing to that authority within 60 days of the notice",
    "More than 90 days have passed (after an administrative appeal, or for nullity, there may still be a way: check first)",
  ],
  features: [
    "Time limit and required first steps are checked before all else",
    "What is unlawful and what is excessive is argued apart",
    "The urgency needed for a suspension is shown with documents",
    "We prepare requests for the authority's own file",
  ],
  steps: [
    { title: "Send the decision and the date", text: "The decision, the prior notice, and when you received them." },
    {
      title: "Suit and suspension",
      text: "From your answers we draft the complaint and, if it is urgent, the request for suspension (집행정지). What to contest is for you to decide.",
    },
    {
      title: "Decision on suspension",
      text: "The court hears both sides and decides whether the effect stops until judgment.",
    },
    { title: "The trial", text: "Briefs and documents are exchanged on whether the decision was right." },
    { title: "Judgment", text: "The court annuls the decision or dismisses the suit. You may appeal." },
  ],
  prepare: [
    "The decision and the prior notice",
    "Envelope or notification with the date",
    "What you already submitted",
    "Figures or family circumstances that show the harm",
  ],
  questions: [
    {
      question: "How does it differ from an administrative appeal?",
      answer:
        "An administrative appeal (행정심판) is decided by a commission within the administration. For driving licences, national taxes and discipline of officials it must come first.",
    },
    {
      question: "Does the suit stop the suspension of my business?",
      answer: "Not by itself. Only if the court grants a suspension of effect.",
    },
    {
      question: "Can foreigners sue?",
      answer:
        "Yes, also against a refused stay or a removal order. An objection to a removal order is due within seven days of receiving it, so show us the paper and your departure date today.",
    },
  ],
};
