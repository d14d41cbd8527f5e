import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  overview:
    "For unpaid wages and severance pay, and for dismissals that are not right (노동소송). Wage matters begin with a complaint to the labour office, which establishes the facts; if the employer still does not pay, you sue. Against a dismissal you apply to the labour relations commission within three months, or go to court.",
  purpose: "It settles dates and sums, so that pay or the job can be claimed back.",
  fits: [
    "Wages, allowances or severance pay are overdue",
    "You were suddenly told not to come back",
    "The work differs from the contract or overtime goes unpaid",
  ],
  unfit: [
    "You want a work accident recognised (apply to the welfare service first)",
    "The firm is insolvent (check the state's substitute payment first)",
  ],
  features: [
    "Days worked and money received become a table of what is owed",
    "We choose the order: labour office, commission, court",
    "You learn which evidence to secure before it disappears",
    "Foreign workers' claims are counted whatever their visa",
  ],
  steps: [
    { title: "Send your records", text: "Contract, pay slips, attendance records and bank statements." },
    {
      title: "Sums and papers",
      text: "We work out what is owed and write the complaint, application or statement of claim.",
    },
    {
      title: "Labour office or commission",
      text: "An inspector looks into the facts, or the commission holds a hearing.",
    },
    { title: "The lawsuit", text: "If they do not pay, we claim in court and check whether legal aid is open to you." },
    { title: "Judgment and enforcement", text: "If the judgment is ignored, accounts or receivables can be seized." },
  ],
  prepare: [
    "Contract or job advertisement",
    "Pay slips and bank entries",
    "Attendance records, rosters, chats",
    "The notice of dismissal, or how a resignation came about",
  ],
  questions: [
    {
      question: "I never had a written contract.",
      answer: "You can still claim. Transfers, chats and colleagues can show that you worked.",
    },
    { question: "When must the last pay arrive?", answer: "Unless you agreed otherwise, within 14 days of leaving." },
    {
      question: "Can I contest a dismissal by a small firm?",
      answer:
        "The commission is open only where five or more people usually work. Below that we look at other ways, such as pay for missing notice.",
    },
    {
      question: "I have no visa. Can I claim wages?",
      answer: "Pay for work done can be claimed whatever your status. We tell you first what to be careful about.",
    },
  ],
};
