import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "You have a judgment: choose which assets to seize and file for it.",
  searchWords:
    "seize assets, enforce a judgment, enforcement, execution, won the case not paid, writ, notarial deed, which assets to seize",
  overview:
    "With a judgment in hand, the debtor's assets are tied by the court and turned into money (압류). Accounts and wages are reached by seizing claims, goods by a bailiff, land by auction. You get costs and times side by side, and we make the application for what you choose.",
  purpose: "It looks for the best way from a judgment to actual money.",
  risks: [
    "A provisionally enforceable judgment can be enforced before it is final. Waiting lets assets disappear.",
    "Filing for rehabilitation or bankruptcy does not by itself stop enforcement. Once it has been opened, check the list of creditors and the time for claims. A judgment runs out after ten years.",
  ],
  fits: [
    "You have a judgment and do not know where to begin",
    "There is a mixture: account, wages, deposit, car, land",
    "Other creditors are about and time counts",
  ],
  unfit: [
    "There is no judgment or deed yet (a provisional seizure can come first)",
    "A rehabilitation or bankruptcy has been opened, or a stay ordered (filing alone does not stop enforcement, but whoever does not check the list of creditors and the time for claims can lose the right)",
  ],
  features: [
    "Known assets are compared by value, cost and time",
    "You learn in advance what cannot be seized (part of the wages, deposits up to 2.5 million won for living, and more)",
    "Missing papers, such as the certificate of execution, are obtained",
    "If the first seizure is empty, the next step is ready",
  ],
  steps: [
    { title: "Send judgment and clues", text: "With the judgment, tell us of any bank, employer, car or land." },
    {
      title: "Choose what to seize",
      text: "You get a table of costs and times. What comes first is for you (in Deluxe, with the lawyer) to decide.",
    },
    { title: "We prepare and file", text: "The fitting application goes to the court or to the bailiff's office." },
    { title: "Decision and seizure", text: "The court informs bank, employer or registry, or a bailiff calls." },
    { title: "Be paid", text: "From the bank or employer, or from the price of what was sold." },
  ],
  prepare: [
    "Judgment or notarial deed with certificate of execution",
    "Certificate of service (and of finality, if the judgment is final)",
    "Everything you know about the debtor's assets",
    "What is open, with interest",
  ],
  questions: [
    {
      question: "I know of no assets.",
      answer:
        "Property disclosure and an asset inquiry can find them first. It takes time but saves idle applications.",
    },
    {
      question: "Can I seize several things at once?",
      answer: "Yes, within what the claim and costs justify. Beyond that it can be reduced or set aside.",
    },
    {
      question: "May I still contact the debtor?",
      answer: "Politely, yes. Visits late at night or threats can be punished.",
    },
  ],
};
