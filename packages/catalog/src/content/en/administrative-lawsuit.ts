import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  overview:
    "You ask a court to annul what an authority decided (행정소송): a suspension of business, a penalty surcharge, a revoked licence, a refused stay, a refused work-accident claim. The suit must be filed within 90 days of learning of the decision. If it is urgent, you ask at the same time for its effect to be suspended.",
  purpose: "It corrects decisions that are unlawful or too harsh and limits the damage meanwhile.",
  fits: [
    "A suspension or a lost licence threatens your living",
    "A visa or an extension of stay was refused",
    "A tax, surcharge or disciplinary measure is wrong or out of proportion",
  ],
  unfit: [
    "You only received an administrative fine (과태료, contested in another way)",
    "More than 90 days have passed (check first what is left)",
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
      text: "We write the complaint and, if it is urgent, the request for suspension (집행정지).",
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
        "An administrative appeal (행정심판) is decided by a commission within the administration. For driving licences, taxes and discipline of officials it must come first.",
    },
    {
      question: "Does the suit stop the suspension of my business?",
      answer: "Not by itself. Only if the court grants a suspension of effect.",
    },
    {
      question: "Can foreigners sue?",
      answer: "Yes, also against a refused stay or a removal order. Tell us your departure date at once.",
    },
  ],
};
