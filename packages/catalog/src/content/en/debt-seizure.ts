import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Ask for an order that lets you collect from the debtor’s account, wages or deposit.",
  searchWords:
    "garnish wages, garnishment, seize bank account, bank account, seize salary, collect from employer, collection order, won but not paid, third party debtor, seize deposit",
  overview:
    "You collect what a bank, an employer or a landlord owes your debtor (채권압류 및 추심명령). The court forbids them to pay the debtor and lets you claim it directly. You need a judgment, a final payment order or a notarial deed.",
  purpose: "It aims to collect the sum of your judgment from accounts, wages or a deposit.",
  risks: [
    "Report what you collected to the court at once. Until then other creditors can join.",
    "An assignment has no effect if another seizure exists by the time it reaches the bank or employer. Money that comes in later is caught only if the application says so.",
  ],
  fits: [
    "You know which bank the debtor uses or where the debtor works",
    "Customers owe the debtor money",
    "The debtor rents a home and has paid a deposit",
  ],
  unfit: [
    "There is no judgment or final order yet (begin with provisional seizure or a payment order)",
    "You have no idea where money might be (start with property disclosure)",
  ],
  features: [
    "We divide the sum sensibly between several banks",
    "You learn how collection and assignment differ, and choose",
    "Bank and employer are asked through the court what is left",
    "The report of what you collected is not forgotten",
  ],
  steps: [
    {
      title: "Send judgment and clues",
      text: "The judgment, proof of service, and the name of a bank or an employer.",
    },
    {
      title: "We prepare and file",
      text: "From your answers we fill in what is to be seized and how much, and file it.",
    },
    { title: "The court decides", text: "Usually on paper, without hearing the debtor." },
    {
      title: "Bank or employer is served",
      text: "From that moment they must not pay the debtor, and they report what is there.",
    },
    { title: "Collect and report", text: "You claim the money from them and report the collection to the court." },
  ],
  prepare: [
    "Judgment with certificate of execution, or the final payment order",
    "Certificate of service (and of finality, if the judgment is final)",
    "Name of the bank, name and address of the employer",
    "The sum with interest to date",
  ],
  questions: [
    {
      question: "Do I get all of the wages?",
      answer:
        "No. Of net pay, the first 2.5 million won a month cannot be seized at all; up to 5 million won only what exceeds 2.5 million won, up to 6 million won half, and above that more by a formula set by law. These amounts apply since 1 February 2026. Of severance pay, half.",
    },
    {
      question: "How do collection and assignment differ?",
      answer:
        "With collection (추심) you may have to share, but can try again if it fails. With assignment (전부) the claim is yours alone, and so is the risk that the bank or employer cannot pay.",
    },
    {
      question: "What if the account is empty?",
      answer:
        "Then that account brings nothing. A protected living-expenses account, and deposits up to one month's living costs of 2.5 million won, cannot be seized, and the debtor can ask the court for their release. We add other banks or look for assets through property disclosure.",
    },
  ],
};
