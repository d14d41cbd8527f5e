import type { Frame } from "../service-text.ts";

export const frame: Frame = {
  actors: {
    customer: "You",
    office: "Our office",
    court: "Court",
    agency: "Public authority",
    otherParty: "Other side",
    thirdParty: "Bank, employer or other third party",
  },
  durationNote: "This is how long it usually takes. It can be shorter or longer, depending on the court and the case.",
  deadlineNote:
    "The first day is not counted, and a period that would end on a Saturday or a public holiday ends on the next working day. What the court wrote on your papers prevails over this page.",
  deadlines: {
    paymentOrderObjection: {
      title: "Two weeks to object to a payment order",
      text: "Without an objection within two weeks of receiving it, a payment order becomes final and can be enforced at once. This period is never extended.",
    },
    answerToComplaint: {
      title: "30 days to answer a complaint",
      text: "A defendant must send an answer within 30 days of receiving the complaint. Without one, the court may decide for the plaintiff and hold no hearing.",
    },
    civilAppeal: {
      title: "Two weeks to appeal",
      text: "If you do not accept the judgment, file the appeal within two weeks of receiving it. After that the judgment is final.",
    },
    appealBrief: {
      title: "40 days for the grounds of appeal",
      text: "The written grounds are due 40 days after the court tells you that it has received the case record. On request this can be extended once, by a month.",
    },
    settlementRecommendation: {
      title: "Two weeks to refuse a recommended settlement",
      text: "A settlement recommended by the court (화해권고결정) works like a final judgment unless you object within two weeks of receiving it.",
    },
    performanceRecommendation: {
      title: "Two weeks to refuse a recommended performance",
      text: "In a small claim the court may recommend that you pay (이행권고결정). Object within two weeks, or it can be enforced against you.",
    },
    executionAppeal: {
      title: "One week to appeal a decision in enforcement",
      text: "An immediate appeal (즉시항고) is due within one week of learning of the decision, and its reasons within 10 days of filing it.",
    },
    provisionalExecution: {
      title: "Carry the decision out within two weeks",
      text: "A provisional seizure or disposition can no longer be carried out once two weeks have passed since you were told of it. Act as soon as it is granted.",
    },
    orderToSue: {
      title: "Waiting with the lawsuit can cost you the measure",
      text: "If the other side asks, the court gives you a period of at least two weeks to sue and cancels the measure if you do not. It can also be cancelled after three years without a lawsuit.",
    },
    distributionDemand: {
      title: "Claim your share by the court's date",
      text: "Creditors and tenants who want a share of the price must report it by the closing date the court announces (배당요구 종기). After that even a good rank may bring nothing.",
    },
    movablesDistributionDemand: {
      title: "Claim your share before the price is paid",
      text: "To share in an auction of movables that another creditor started, claim before the bailiff receives the price.",
    },
    disclosureObjection: {
      title: "One week to object to a disclosure order",
      text: "The debtor may object within one week of receiving the order. Without an objection the court sets the date on which the list of assets is due.",
    },
    debtorRegistry: {
      title: "Possible after six months, erased after ten years",
      text: "You can apply when the debtor has not paid within six months of the final judgment. The name is erased once payment is proved, or ten years after the year of the entry.",
    },
    leaseRegistrationFirst: {
      title: "See the entry before you move",
      text: "Moving out or changing your address before the lease is on the register can cost you your rank. Check the register first, then move.",
    },
    demandLetter: {
      title: "A demand holds the clock for six months only",
      text: "A letter alone merely delays the limitation period. Unless a lawsuit, a seizure or a similar step follows within six months, the delay is lost too.",
    },
    propertyDivision: {
      title: "Two years to divide property",
      text: "A division of property can no longer be claimed once two years have passed since the divorce. Check the date if you divorced first and left the property for later.",
    },
    reservedShare: {
      title: "One year for a reserved share, ten at most",
      text: "The claim (유류분) ends one year after you learned of the death and of the gift or will to be returned, and in any case ten years after the death. Brothers and sisters lost this right on 25 April 2024.",
    },
    renounceInheritance: {
      title: "Three months to renounce or to limit an inheritance",
      text: "Report to the family court within three months of learning that you inherit. If you do nothing, you inherit the debts too.",
    },
    wageClaims: {
      title: "Three years to claim wages",
      text: "Pay can no longer be claimed three years after it was due. Every payday counts for itself, so the oldest months are lost first.",
    },
    unfairDismissal: {
      title: "Three months after a dismissal",
      text: "An application to the labour relations commission (노동위원회) must be made within three months of the dismissal.",
    },
    administrativeSuit: {
      title: "90 days to sue an authority, one year at most",
      text: "File within 90 days of learning of the decision and within one year of the decision itself. When either has passed, it is too late.",
    },
    criminalAppeal: {
      title: "Seven days to appeal a sentence, 20 for the reasons",
      text: "The appeal is due seven days after the judgment was pronounced, the written reasons 20 days after the notice that the record has arrived.",
    },
    summaryOrder: {
      title: "Seven days to ask for a full trial",
      text: "A summary order (약식명령) that sets a fine becomes final unless you ask for a full trial within seven days of receiving it.",
    },
    patentRuling: {
      title: "30 days to sue against a tribunal ruling",
      text: "The suit must reach the Patent Court within 30 days of receiving the ruling of the tribunal.",
    },
  },
};
