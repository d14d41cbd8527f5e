import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Claim unpaid wages and severance pay, or fight an unfair dismissal.",
  searchWords:
    "unpaid wages, wages, salary, boss won't pay, employer, fired, dismissed, unfair dismissal, severance pay, overtime, part-time job, minimum wage, work, harassment at work, migrant worker",
  overview:
    "For unpaid wages and severance pay, and for dismissals that are not right (노동소송). For wages you can complain to the labour office, or sue or apply for a payment order directly; a complaint does not stop the three years after which wages are lost, so old wages are claimed at the same time. Against a dismissal you apply to the labour relations commission within three months; a suit for its nullity in court is a separate way.",
  purpose: "It settles dates and sums, so that pay or the job can be claimed back.",
  risks: [
    "A complaint to the labour office does not stop the limitation period. Talk to us before you sign a resignation or a settlement.",
    "After the regional commission there are 10 days for review, after the central one 15 days to sue. The substitute payment: one year after a final judgment, six months after the certificate. Unpaid wages bear 20% a year.",
  ],
  fits: [
    "Wages, allowances or severance pay are overdue",
    "You were suddenly told not to come back",
    "The work differs from the contract or overtime goes unpaid",
  ],
  unfit: [
    "You want a work accident recognised (apply to the welfare service first)",
    "All you need is the state's substitute payment (there is one even if the firm is not bankrupt; claim it within one year of a final judgment, or six months of the first certificate of unpaid wages)",
  ],
  features: [
    "Days worked and money received become a table of what is owed",
    "You learn how the labour office, the commission and the court differ, and their time limits",
    "You learn which evidence to secure before it disappears",
    "Foreign workers' claims are counted whatever their visa",
  ],
  steps: [
    { title: "Send your records", text: "Contract, pay slips, attendance records and bank statements." },
    {
      title: "Sums and papers",
      text: "From your answers we work out what is owed and draft the papers for the court. Papers for the labour office and the commission are made by a certified labour attorney or a lawyer.",
    },
    {
      title: "Labour office or commission",
      text: "A labour inspector looks into the facts, or the commission holds a hearing.",
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
    {
      question: "When must the last pay arrive?",
      answer: "Unless you agreed otherwise, within 14 days of leaving. After that it bears interest of 20% a year.",
    },
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
