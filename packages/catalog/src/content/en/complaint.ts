import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "The paper that starts a lawsuit, written the way the court expects it.",
  searchWords:
    "contractor, did not finish, tenant won't leave, scammed, accident, leak, sue someone, file a lawsuit, start a lawsuit, i want to sue, damages, compensation, breach of contract, small claims, scam money back, traffic accident damages, investment fraud, evict tenant",
  overview:
    "A lawsuit begins with a paper that tells the court who asks whom for what, and why: the complaint (소장). Your answers go into the form as a draft of the complaint and its list of evidence; we work out stamp duty and delivery fees and guide you through filing. Money claims of up to 30 million won run as simpler small claims.",
  purpose: "It turns what you want to say into a claim a court can decide.",
  risks: [
    "Check the limitation period first: as a rule ten years, but five years in commerce, three years for goods, works and wages, one year for meals and inns, and three years from knowing (ten years at most) for a wrongful act.",
    "If the court asks you to correct the defendant's name or address and you do not within its period, the suit is dismissed. Where there are assets, think of a provisional seizure first.",
  ],
  fits: [
    "The other side disputes the blame or the sum and a court has to decide",
    "You need a judgment: damages, breach of contract, return of a building",
    "A payment order was objected to, or the address is unknown",
  ],
  unfit: [
    "The debt is admitted and you know the address (a payment order is quicker and cheaper)",
    "You want the police to investigate and punish (a criminal complaint is something else; offences such as insult must be reported within six months of knowing who did it)",
  ],
  features: [
    "First we settle the sum and against whom",
    "Facts in order of time, each tied to its evidence",
    "We work out the right court and what it will cost",
    "If the court asks for corrections, we tell you what to answer",
  ],
  steps: [
    { title: "Tell us the story", text: "What happened and when, in order, with every paper you have." },
    {
      title: "We draft the complaint",
      text: "From your answers we draft the complaint and the list of evidence and say what is missing. What to claim, and how much, is for you (in Deluxe, with the lawyer) to decide.",
    },
    { title: "You check it", text: "Tell us what is not right or missing, and we correct it." },
    {
      title: "We file it",
      text: "Duty and fees are paid, the complaint is filed electronically, and you get the case number.",
    },
    {
      title: "The other side answers",
      text: "The court delivers it, and the defendant has 30 days to answer. Then dates for hearings are set.",
    },
  ],
  prepare: [
    "The contract and the letters exchanged",
    "Receipts, medical certificates or photos that show the damage",
    "Name and address of the other side (for a company, its registration)",
    "Your notes in order of time",
  ],
  questions: [
    {
      question: "Can I sue without knowing the address?",
      answer: "Yes. The court can help to find it, and if that fails you may ask for service by public notice.",
    },
    {
      question: "What does the court charge?",
      answer:
        "Stamp duty depends on the sum, delivery fees on the kind of case and the number of parties. Electronic filing lowers the duty by 10%. The court's figure prevails.",
    },
    {
      question: "How long until judgment?",
      answer:
        "Some months if little is disputed, more than a year if much is. This service covers filing and the first answer.",
    },
  ],
};
