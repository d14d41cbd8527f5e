import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Settle who inherits what, and claim back a share you were denied.",
  searchWords:
    "passed away, brother took everything, mother died, inheritance, will, estate, heir, died, father died, parents' property, siblings, reserved share, forced share, inherit debts, renounce inheritance",
  overview:
    "A dispute over who receives what of an estate, or a claim for a share that was withheld (상속소송). Typical cases are division of the estate, a reserved share and recovery of an inheritance. If there are more debts than assets, the time limit for renouncing comes before any lawsuit, and the estate must not be touched meanwhile.",
  purpose:
    "It settles shares on the basis of documents and watches the time limits, so that rights are not lost by waiting.",
  risks: [
    "Withdrawing the deceased's money or disposing of the car can mean that you inherit all debts. If you may renounce, touch nothing.",
    "When you renounce, the debts can pass to the next in line (grandchildren, brothers and sisters). Debts found later: three months from knowing. Inheritance tax is usually due six months after the end of the month of death.",
  ],
  fits: [
    "Everything went to one person and little is left for you",
    "Brothers and sisters cannot agree how to divide",
    "Someone holds the estate as if they were the heir",
  ],
  unfit: [
    "Debts outweigh assets and you had better not inherit (renounce or limit it within three months of knowing; if you learned of the debts later, three months from then)",
    "All agree (a division agreement and the register are enough)",
  ],
  features: [
    "Heirs and degrees are checked and statutory shares worked out",
    "Gifts during life and wills are listed",
    "You learn how to look up land, accounts and insurance",
    "Rights that run out soon come first",
  ],
  steps: [
    {
      title: "Tell us about family and estate",
      text: "The heirs, the date of death, and the assets and debts you know of.",
    },
    {
      title: "We establish heirs and assets",
      text: "The certificates and inquiries you send become a list of heirs and property.",
    },
    {
      title: "We write the claim",
      text: "Your answers go into the form for the claim you choose (division, reserved share, recovery). The choice is yours (in Deluxe, with the lawyer).",
    },
    {
      title: "Hearing and mediation",
      text: "The court weighs property, contributions and what was received before, and may suggest a settlement.",
    },
    { title: "Judgment and division", text: "Register entries and money follow the judgment or settlement." },
  ],
  prepare: [
    "Basic and family-relation certificates of the deceased",
    "Land register, account and insurance records",
    "A will or deeds of gift",
    "Proof of care given or costs paid",
  ],
  questions: [
    {
      question: "My parents left everything to my brother.",
      answer:
        "Children have a reserved share (유류분) and can claim what is missing: in money for deaths from 17 March 2026, as a rule the thing itself for earlier ones. Gifts that rewarded special care can be left out. The limit is one year from knowing, ten years at most.",
    },
    {
      question: "Does it count that I cared for them?",
      answer:
        "Someone who cared or contributed in a special way can claim a contributory share, if it went beyond what is usual.",
    },
    {
      question: "One heir lives abroad.",
      answer:
        "That is no obstacle. We tell you which papers, such as a signature certificate, have to come from there.",
    },
  ],
};
