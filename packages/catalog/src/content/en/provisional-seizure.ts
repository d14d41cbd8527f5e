import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Freeze the other side’s assets before judgment, so that they are still there if you win.",
  searchWords:
    "freeze assets, freeze bank account, freeze before judgment, hiding assets, moving money away, attachment, security before trial, might sell the house",
  overview:
    "A freeze on the other side's assets before judgment, for someone who is owed money (가압류). The court usually decides on paper and without warning the debtor; the freeze then appears on the land register or at the bank. It does not pay you by itself and goes hand in hand with a lawsuit.",
  purpose: "It keeps assets in place, so that there is something to collect from if you win.",
  risks: [
    "For goods, commission the bailiff within two weeks of receiving the decision. If you already hold a judgment, seize at once instead.",
    "If the court orders you to sue, proof of it must reach it within the period. If you lose the main case you may owe damages.",
  ],
  fits: [
    "The debtor is putting a flat up for sale or emptying accounts",
    "A lawsuit will take time and you know what the debtor owns",
    "You want to keep talking, but with the assets secured",
  ],
  unfit: [
    "You are owed a thing or an act rather than money (look at provisional disposition)",
    "The debtor seems to own nothing at all",
  ],
  features: [
    "Claim and urgency are shown with documents",
    "You learn how land, accounts, wages and deposits differ, and choose the target",
    "We ask the court to accept an insurance bond as security",
    "The two weeks for carrying it out are kept in view",
  ],
  steps: [
    {
      title: "Your claim and their assets",
      text: "Tell us why you are owed money and what you know of their property, bank and employer.",
    },
    {
      title: "We prepare and file",
      text: "From your answers, the ground of the claim and why it cannot wait go into the form, and it is filed.",
    },
    {
      title: "The court sets security",
      text: "Having read the papers, the court asks for security in case the freeze turns out to be wrong.",
    },
    {
      title: "You give the security",
      text: "An insurance bond or a cash deposit. If the court's date passes, the application fails.",
    },
    {
      title: "Decision and freeze",
      text: "The court decides and informs the registry or the bank. For goods such as machines you must commission the bailiff yourself within two weeks. From then on the debtor cannot dispose freely.",
    },
  ],
  prepare: [
    "IOU, contract or account statements",
    "Address or register entry of their real estate, name of bank or employer",
    "Anything that shows assets being moved",
    "Your identification (needed for the security)",
  ],
  questions: [
    {
      question: "Will the debtor be warned?",
      answer: "As a rule they learn of it after it has been carried out, because the court mostly decides on paper.",
    },
    {
      question: "How much is the security?",
      answer:
        "The court sets it by the kind of asset and the sum. An insurance bond often suffices, but cash can be required.",
    },
    {
      question: "Is the freeze enough on its own?",
      answer: "No. It can be cancelled if you put off the main case, so a lawsuit or payment order should follow.",
    },
    {
      question: "Do I get the security back?",
      answer:
        "A cash deposit is returned through the court once the matter is settled. An insurance premium is not returned. If you lose the main case, the other side's damage can be taken from the security.",
    },
  ],
};
