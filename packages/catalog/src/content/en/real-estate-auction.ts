import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  overview:
    "The court sells the debtor's house, land or shop and shares out the price among creditors (부동산 경매). There are two kinds: compulsory auction on a judgment, and auction under a mortgage. Once you apply, a seizure is entered on the register, so the debtor can hardly sell past you.",
  purpose: "It brings money from the most valuable asset, in order of rank.",
  fits: [
    "You hold a judgment or a final payment order and the debtor owns real estate",
    "You have a mortgage and payments are overdue",
    "You are a tenant with a judgment for your deposit",
  ],
  unfit: [
    "Mortgages and taxes ahead of you leave nothing (the court may cancel the auction)",
    "Your claim is small beside the costs (try the account or wages first)",
  ],
  features: [
    "We read the register and work out what remains after earlier rights",
    "We choose between compulsory and mortgage auction",
    "You know the advance payment and the usual calendar",
    "Share claims and the distribution list are checked with you",
  ],
  steps: [
    { title: "Send title and address", text: "The judgment or the mortgage papers, and where the property is." },
    { title: "We prepare and file", text: "We check the register and earlier rights, work out the costs and apply." },
    {
      title: "The auction is opened",
      text: "The court decides, enters the seizure on the register and notifies the debtor.",
    },
    {
      title: "Inspection and valuation",
      text: "A bailiff records who lives there, an appraiser values it, and the court announces the last day for claiming a share.",
    },
    {
      title: "Sale and distribution",
      text: "It is sold by bids on a set day and the price is shared out by rank. Unsold, it is offered again for less.",
    },
  ],
  prepare: [
    "The judgment with its certificate of execution, or the mortgage papers",
    "Address and register entry of the property",
    "Certificates of service and finality (for a compulsory auction)",
    "An account from which costs can be paid in advance",
  ],
  questions: [
    {
      question: "Who pays the costs?",
      answer:
        "You advance the valuation and delivery fees and get them back first from the price. If the auction is cancelled you may not.",
    },
    {
      question: "Can it be sold with a tenant inside?",
      answer:
        "Yes. Depending on the tenant's rank your share can shrink, or the price falls because the buyer takes over the deposit.",
    },
    {
      question: "What if the debtor offers to pay midway?",
      answer: "You can accept and withdraw. Once the highest bidder has been named, that bidder has to agree.",
    },
  ],
};
