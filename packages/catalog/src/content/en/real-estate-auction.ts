import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Ask the court to sell the debtor’s house or land and share out the price.",
  searchWords:
    "auction a house, auction of land, sell debtor's house, foreclosure, mortgage, force sale of apartment, compulsory auction, co-owner sale",
  overview:
    "The court sells the debtor's house, land or shop and shares out the price among creditors (부동산 경매). There are two kinds: compulsory auction on a judgment, and auction under a mortgage. Once you apply, a seizure is entered on the register, so the debtor can hardly sell past you.",
  purpose: "It brings money from the most valuable asset, in order of rank.",
  risks: [
    "If the distribution list is wrong, object at the hearing and hand in proof of your suit within one week.",
    "Tenants: keep your address and possession until the closing date for share claims. If the court says that nothing will remain, act within one week.",
  ],
  fits: [
    "You hold a judgment or a final payment order and the debtor owns real estate",
    "You have a mortgage and payments are overdue",
    "You are a tenant with a judgment for your deposit (you need not, and should not, move out to apply)",
  ],
  unfit: [
    "Mortgages and taxes ahead of you leave nothing (the court may cancel the auction)",
    "Your claim is small beside the costs (try the account or wages first)",
  ],
  features: [
    "We read the register and work out what remains after earlier rights",
    "You learn how compulsory and mortgage auction differ",
    "You know the advance payment and the usual calendar",
    "We watch the dates for share claims and the distribution hearing with you",
  ],
  steps: [
    { title: "Send title and address", text: "The judgment or the mortgage papers, and where the property is." },
    {
      title: "We prepare and file",
      text: "Your answers and papers go into the application, the advance is worked out, and it is filed.",
    },
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
    "Certificate of service (for a compulsory auction; a provisionally enforceable judgment will do before it is final)",
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
