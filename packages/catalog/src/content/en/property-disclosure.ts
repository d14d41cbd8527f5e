import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Make the debtor list what they own, under oath, before the court.",
  searchWords:
    "find assets, hidden assets, what does the debtor own, list of assets, asset search, where is his money, disclose property",
  overview:
    "A debtor who ignores a judgment is called to court to list what he or she owns and to swear that the list is true (재산명시). Property given away lately has to be listed too. Staying away can lead to detention, and a false list is punishable.",
  purpose: "It shows you what there is to seize when you do not know.",
  risks: [
    "There is no service by public notice: if the period for correcting the address is missed, the application is dismissed. Then an inquiry at banks and authorities can be asked for.",
    "For a debtor: one week to object. Staying away can lead to detention of up to 20 days, and a false list is punishable.",
  ],
  fits: [
    "You hold a judgment or a final payment order but know of no assets",
    "You seized an account and found it empty",
    "You want to prepare an inquiry at banks and authorities",
  ],
  unfit: [
    "The judgment is not final yet, even if provisionally enforceable",
    "You already know of assets that are easy to reach",
  ],
  features: [
    "Certificates of service and finality are put together",
    "If delivery fails, you learn how the address is corrected",
    "We mark what to look at in the list",
    "We explain what can follow: asset inquiry, debtor registry",
  ],
  steps: [
    { title: "Send the judgment", text: "With certificates of service and finality and the debtor's address." },
    {
      title: "We prepare and file",
      text: "What is unpaid goes into the form, and it is filed at the court where the debtor lives.",
    },
    { title: "The court orders a list", text: "The order goes to the debtor. Without an objection, a date is set." },
    { title: "The debtor appears", text: "On that day the debtor hands in the list and swears that it is true." },
    {
      title: "Read it and decide",
      text: "You get a copy, and decide what to seize or whether to ask for an asset inquiry.",
    },
  ],
  prepare: [
    "Judgment with certificate of execution, or the final payment order",
    "Certificates of finality and service",
    "The debtor's registered address",
    "What has been paid and what is open",
  ],
  questions: [
    {
      question: "What if the debtor stays away?",
      answer:
        "Without a good reason the court can order detention. You can then ask for an inquiry at banks and authorities.",
    },
    {
      question: "What if the list is false?",
      answer: "That is an offence. Tell us what makes you doubt it, with papers if you can.",
    },
    {
      question: "Does it bring money?",
      answer: "No, it brings knowledge. Payment needs a seizure or an auction, applied for separately.",
    },
  ],
};
