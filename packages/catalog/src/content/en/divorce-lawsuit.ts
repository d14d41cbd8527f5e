import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Divorce through the court, with property, children and compensation decided, when you cannot agree.",
  searchWords:
    "divorce, separation, affair, cheating, custody, child support, alimony, husband, wife, spouse, marriage, split property, domestic violence",
  overview:
    "When a couple cannot agree to divorce, or on its terms, the family court decides (이혼소송). Divorce, compensation, division of property, custody and child support are dealt with together. Most cases pass through mediation first, and many end there.",
  purpose: "It ends the marriage and settles money and children in a form that can be enforced.",
  risks: [
    "Adultery: six months from knowing, two years from the act. Compensation: three years from knowing. Division of property: two years after the divorce.",
    "If the other side may move assets, ask for a provisional seizure or interim order before suing. A recording of a conversation you took part in can be evidence.",
  ],
  fits: [
    "Your spouse refuses to divorce or cannot be reached",
    "You agree to divorce but not on property or children",
    "There is conduct to answer for, such as an affair or violence",
  ],
  unfit: [
    "You agree on everything (divorce by agreement has a waiting time of three months with children, one month without, and must be reported within three months of the court's confirmation; a mediated divorce can be quicker)",
    "You are in danger now (call 112, or the helpline 1366, first)",
  ],
  features: [
    "Grounds and evidence are put in order with care for your privacy",
    "Assets and debts are listed side by side, so that nothing is missed",
    "Interim support and visits during the case are considered",
    "Questions of residence of a foreign spouse are raised early",
  ],
  steps: [
    {
      title: "Tell us your situation",
      text: "How long you have been married, what went wrong, children and property. What is hard to say can wait.",
    },
    {
      title: "We draft the complaint",
      text: "From your answers we draft the grounds and claims for you to check. What to claim is for you (in Deluxe, with the lawyer) to decide.",
    },
    {
      title: "Mediation and inquiry",
      text: "The court tries mediation; where there are children, a family court officer may look into their life.",
    },
    { title: "The trial", text: "Without agreement, assets are looked up and both sides' evidence is weighed." },
    {
      title: "Report the judgment",
      text: "Within one month of its becoming final, report it to the local office with the judgment.",
    },
  ],
  prepare: [
    "Certificates of marriage and family relations",
    "Messages, photos or medical certificates",
    "Accounts, real estate and debts",
    "The children's daily life and what it costs",
  ],
  questions: [
    {
      question: "Can the spouse at fault ask for a divorce?",
      answer: "As a rule the one mainly responsible is refused. There are exceptions, so the facts decide.",
    },
    {
      question: "Is property from before the marriage divided?",
      answer: "Usually not, unless the other spouse helped to keep or increase it.",
    },
    {
      question: "I married across borders. Can I divorce in Korea?",
      answer:
        "It is possible, for instance, if you last lived together in Korea and one of you still does, if the other spouse lives here, or if both are Korean. That one of you lives in Korea is not always enough, so tell us both nationalities and where you live.",
    },
    {
      question: "May I look into my spouse's phone?",
      answer:
        "Opening the phone in secret, or recording conversations you take no part in, can be a crime. Recording a conversation you take part in is not covered by that. Do not delete what you have; show it to us first.",
    },
  ],
};
