import type { GuidanceTexts } from "../guidance-texts.ts";

export const guidanceTexts: GuidanceTexts = {
  purposes: {
    demand:
      "A letter with the amount and the day to pay by, which proves that you asked. If you have sent one, go on with the next step.",
    endLease:
      "A letter that the lease is over and the deposit is due, which proves that you asked. If you have sent one, go on with the next step.",
    warn: "A letter that says what is to be done by when, which proves that you asked. If you have sent one, go on with the next step.",
    keepRank:
      "Your rank as a tenant is entered in the register before you move. Move out only once you have seen the entry.",
    order:
      "If you know the other side's address and they will hardly dispute it, the court orders payment without a trial.",
    suit: "If the other side disputes it or objects to the order, a lawsuit brings a judgment.",
    freeze: "Bank accounts or real estate are frozen before the other side can move them away.",
    hold: "While you dispute, the court forbids selling, handing over or carrying on.",
    collect: "With a final order or judgment, you are paid from accounts, wages or claims of the other side.",
    findAssets: "The court has the other side disclose what they own.",
    register: "If they still do not pay, the court enters them in its list of defaulters, which harms their credit.",
    sellLand: "With a judgment or final order, the house or land of the other side is sold and you are paid from it.",
    seizeLand: "An entry in the register stops a sale of the other side's real estate and opens its auction.",
    sellGoods: "A bailiff seizes and sells goods of the other side, and you are paid from that.",
    seize: "Of what the other side owns, the part that is easiest to collect from is seized.",
    answer: "You tell the court in time which of the claims are true and which are not.",
    object:
      "You tell in time that you do not accept the decision. After an objection to a payment order an ordinary lawsuit follows.",
    argue: "As the trial goes on, papers with your arguments and evidence are filed one after another.",
    wages: "You claim unpaid wages or contest a dismissal.",
    divorce: "The court decides on divorce, property and children where you cannot agree.",
    estate: "You ask the court to divide the estate, to give back your share, or to keep you from inheriting debts.",
    patent: "You dispute in a trial or a lawsuit who may use a patent or a trademark.",
    authority: "You contest a public authority's decision in court, and may ask to suspend it meanwhile.",
    defence: "Facts and papers are put in order for a lawyer, to prepare for questioning and trial.",
  },
  stops: {
    paid: "If the other side pays, it ends here.",
    deposit: "If you get the deposit back, it ends here.",
    complied: "If the other side does what you ask, it ends here.",
    secured: "If they pay because of the freeze, it ends here and the freeze is lifted.",
    settled: "If you come to an agreement, it ends here.",
    withdrawn: "If the other side withdraws or settles, it ends here.",
    decided: "If you accept the outcome or settle, it ends here.",
    found: "If there is nothing to collect, waiting without spending more is a sensible choice.",
    last: "This is the last step. Where nothing can be collected, spending no more is a sensible choice.",
  },
  notes: {
    labourOffice: "The labour office looks into unpaid wages free of charge (☎ 1350). It is worth trying first.",
    agreedDivorce: "If you both agree, you can divorce at the family court yourselves, without a lawsuit.",
    legalAid: "If you cannot afford it, free legal aid may help you (☎ 132).",
  },
  questions: {
    who: {
      text: "Who asks for something?",
      answers: ["The other side owes me something.", "The other side demands something of me."],
    },
    paper: {
      text: "Have you received a paper from a court or an authority?",
      answers: [
        "I have received no papers.",
        "I received a complaint: I am being sued.",
        "I received a payment order.",
        "I received a decision of a public authority.",
      ],
    },
    judgment: {
      text: "Do you already hold a judgment or a final payment order?",
      answers: ["There is no judgment yet.", "I have won a judgment or hold a final payment order."],
    },
    matter: { text: "Which of these comes closest to what you need?", answers: [] },
    amount: { text: "How much money is it about?", answers: [] },
    serviceDate: { text: "On which day did you receive the paper?", answers: [] },
  },
};
