import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "A court bailiff seizes and sells goods such as machines, stock or appliances.",
  searchWords: "seize goods, furniture, machines, stock, appliances, bailiff, equipment, shop goods, movables",
  overview:
    "A bailiff goes to the debtor's home or shop, seizes goods and sells them (유체동산 경매). Appliances, furniture, machines, stock or jewellery can be taken. The proceeds are often modest, though a seizure at the door sometimes brings a debtor to the table.",
  purpose: "When no land or account can be found, it aims to draw money from things that can be seen.",
  risks: [
    "In an auction that another creditor started you have a share only if you seize in your own name before the sale.",
    "If seized goods are yours, a third party's suit and a stay have to be asked for. Saying so does not stop it.",
  ],
  fits: [
    "The debtor's shop holds stock or machines that will sell",
    "You found no other assets but know where the debtor lives",
    "You have a judgment and calls are no longer answered",
  ],
  unfit: [
    "There is little but household goods, and costs would eat the price",
    "The things probably belong to someone else",
  ],
  features: [
    "We first sort out with you what might be where",
    "We prepare the application and the advance for the bailiff's office",
    "You know what to expect on the day of the seizure",
    "We follow the sale and the distribution to the end",
  ],
  steps: [
    {
      title: "Send the judgment and the place",
      text: "A judgment with its certificate of execution and the address where the goods are.",
    },
    {
      title: "We apply",
      text: "Your answers go into the application to the bailiff's office of that area, and we tell you the costs.",
    },
    {
      title: "The bailiff seizes",
      text: "The bailiff visits and marks the goods; a locked door can be opened with witnesses present.",
    },
    { title: "The sale", text: "The bailiff sets a value, announces a day and sells on the spot by open bids." },
    {
      title: "The money",
      text: "You are paid from the price after costs, and share it with creditors who also seized before the sale.",
    },
  ],
  prepare: [
    "Judgment or notarial deed with the certificate of execution",
    "Certificate of service",
    "The address and a time when someone is likely to be there",
    "Photos of machines or stock, if you have any",
  ],
  questions: [
    {
      question: "Can anything be seized?",
      answer:
        "No. Clothing and bedding needed for daily life, cash up to one month's living costs of 2.5 million won and some other things are protected by law.",
    },
    {
      question: "What about things a couple shares?",
      answer: "They can be seized. The spouse may buy them first and claim his or her part of the price.",
    },
    {
      question: "What if nobody buys?",
      answer:
        "They are offered again for less, or released. You may receive less than you advanced, so we weigh that up before starting.",
    },
  ],
};
