import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Put a debtor who ignores a judgment on the court’s list, where lenders see it.",
  searchWords:
    "blacklist, bad credit, credit rating, credit record, list of debtors, debtor ignores judgment, refuses to pay after judgment, defaulter",
  overview:
    "A court list of people who have not paid within six months of a final judgment (채무불이행자명부). Anyone may look at it and lenders are informed, which can affect loans and cards. Debtors who refuse to disclose their property, or lie about it, can be entered as well.",
  purpose: "The mark on the credit record presses the debtor to pay.",
  risks: [
    "A judgment that is only provisionally enforceable is not enough. You need proof of six months without payment after finality, and the debtor's address.",
    "The entry does not stop the ten years after which the judgment itself runs out. Prepare a new suit before they end.",
  ],
  fits: [
    "More than six months after the final judgment there is neither money nor news",
    "The debtor did not appear for property disclosure or gave a false list",
    "You have found nothing to seize for now",
  ],
  unfit: [
    "The judgment can be enforced provisionally but is not final",
    "There are plainly assets that are easy to reach (the court may refuse)",
  ],
  features: [
    "We check first that six months have passed and what is open",
    "Judgment and certificates are put together with the application",
    "We prepare replies to what the debtor says",
    "You know when and how an entry is erased",
  ],
  steps: [
    {
      title: "Send judgment and payments",
      text: "The judgment, its certificate of finality, and what has been paid so far.",
    },
    {
      title: "We prepare and file",
      text: "The default and the certificates go into the form, and it is filed with the competent court.",
    },
    { title: "The debtor is heard", text: "The court questions the debtor or gives a chance to comment." },
    { title: "The court decides", text: "If it agrees, the entry is made and the list is kept at the court." },
    {
      title: "Others are informed",
      text: "The court sends it to the debtor's local office and to the credit information agency.",
    },
  ],
  prepare: [
    "The final judgment or payment order",
    "Certificate of finality",
    "Something that shows the debtor's address",
    "A record of any part payments",
  ],
  questions: [
    {
      question: "Does the entry bring money at once?",
      answer: "No. It creates pressure through the credit record and guarantees nothing.",
    },
    { question: "When is it erased?", answer: "When payment is proved, or ten years after the year of the entry." },
    {
      question: "Do I need property disclosure first?",
      answer: "Not if six months have passed. If you wonder what the debtor owns, consider both.",
    },
  ],
};
