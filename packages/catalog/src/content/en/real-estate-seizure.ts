import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Put a seizure on the register of the debtor’s property, so that it cannot simply be sold.",
  searchWords:
    "seize a house, seize land, seize apartment, lien on property, property register, block sale after judgment, compulsory administration, collect rent of debtor",
  overview:
    "After judgment, a seizure is entered on the register of the debtor's house or land (부동산 압류). It happens when the court decides to open a compulsory auction; those who buy or take a mortgage later can then hardly come before you, but taxes, the last three months' wages, small tenants and earlier tenants can. Whether to go on to the sale, to negotiate, or to collect rent through administration is for you to decide.",
  purpose: "It keeps a large asset in place and gives the debtor a reason to pay or talk.",
  risks: [
    "If you hold a provisional seizure, name its case number so that your rank carries over. If the address on the register differs, add an address certificate.",
    "Whoever receives the opening decision can object until the buyer has paid the whole price. Against the approval of the sale it is one week.",
  ],
  fits: [
    "Your judgment is final or provisionally enforceable and you found real estate in the debtor's name",
    "You have to act before it is sold or mortgaged again",
    "The building brings rent that could pay you in parts",
  ],
  unfit: ["There is no judgment yet (use provisional seizure)", "Earlier mortgages take almost all of the value"],
  features: [
    "We read the register and work out what would remain",
    "You learn how auction and administration differ",
    "With co-owners, we look at seizing only the debtor's share",
    "Terms of an agreement and a withdrawal are put in writing",
  ],
  steps: [
    {
      title: "Send judgment and address",
      text: "With its certificate of service, and the address of the property. A provisionally enforceable judgment need not wait for finality.",
    },
    {
      title: "Register and value",
      text: "From the register and what you tell us, we deduct earlier mortgages and taxes and estimate what remains.",
    },
    {
      title: "Application and costs",
      text: "We write the application, tell you the advance for the court, and file it.",
    },
    { title: "Decision and entry", text: "The court decides, has the seizure entered and notifies the debtor." },
    {
      title: "Payment, agreement or sale",
      text: "If the debtor pays or agrees you withdraw; otherwise the sale goes on.",
    },
  ],
  prepare: [
    "Judgment with certificate of execution",
    "Certificate of service (and of finality, if the judgment is final)",
    "Address or register entry of the property",
    "What is open, with interest",
  ],
  questions: [
    {
      question: "I already have a provisional seizure. Is this needed too?",
      answer:
        "Yes. That only freezes; after judgment you need the seizure to turn it into money. Sales and mortgages made after the freeze still cannot be held against you.",
    },
    {
      question: "Must the debtor leave the house?",
      answer: "Not because of the seizure. They may live there until it has been sold and handed over.",
    },
    {
      question: "Can a co-owned house be seized?",
      answer: "Only the debtor's share. When it is sold, the other owners may buy it first.",
    },
  ],
};
