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
  durations: { dash: "–", write: (count, unit, isOne) => `${count} ${unit}${isOne ? "" : "s"}` },
  durationNote: "This is how long it usually takes. It can be shorter or longer, depending on the court and the case.",
  deadlineNote:
    "The first day is not counted, and a period that would end on a Saturday or a public holiday ends on the next working day. Where something takes effect at midnight (electronic service that was not opened, service by public notice), that day counts. What the court wrote on your papers prevails over this page.",
  deadlines: {
    paymentOrderObjection: {
      title: "Two weeks to object to a payment order",
      text: "Without an objection within two weeks of receiving it, a payment order becomes final and can be enforced at once. As a rule the court does not extend this period. After objecting you also have to send an answer; it is safe to do so within 30 days of receiving the order.",
    },
    answerToComplaint: {
      title: "30 days to answer a complaint",
      text: "A defendant must send an answer within 30 days of receiving the complaint. Without one, the court may decide for the plaintiff and hold no hearing.",
    },
    civilAppeal: {
      title: "Two weeks to appeal",
      text: "If you do not accept the judgment, file the appeal with the court that gave it within two weeks of receiving it. After that the judgment is final. An appeal alone does not stop a judgment that can be enforced provisionally; ask for a stay separately.",
    },
    appealBrief: {
      title: "40 days for the grounds of appeal",
      text: "The written grounds are due 40 days after the court tells you that it has received the case record. Without them the appeal is dismissed, unless the notice of appeal already gave reasons. Asked for before the end, the period can be extended once, by up to 1 month.",
    },
    settlementRecommendation: {
      title: "Two weeks to refuse a recommended settlement",
      text: "A settlement recommended by the court (화해권고결정) works like a final judgment unless you object within two weeks of receiving it.",
    },
    performanceRecommendation: {
      title: "Two weeks to refuse a recommended performance",
      text: "In a small claim the court may recommend that you pay (이행권고결정). Object within two weeks, or it can be enforced against you.",
    },
    unknownCourtPaper: {
      title: "If you do not know the paper's name, show it today",
      text: "The time limit of a court paper depends on its name: some run for about a week, others for several. Send us the title at the top and the case number with its letter, or a photo. Do not wait without knowing the name; show it to the office today.",
    },
    executionAppeal: {
      title: "One week to appeal a decision in enforcement",
      text: "An immediate appeal (즉시항고) is due within one week of the day the decision was served, also if a member of your household took it in. If it gives no reasons, they are due within 10 days of filing it, or it is dismissed. The appeal alone does not stop enforcement; ask for a stay separately. A decision that approves or refuses a sale counts from the day it was pronounced in court, not from the day you received it. An appeal against the approval of a sale needs a deposit of one tenth of the price.",
    },
    auctionOpeningObjection: {
      title: "Object to the opening of an auction until the price is paid",
      text: "The decision to open an auction can be attacked by an objection until the buyer has paid the whole price. The immediate appeal of one week is for the ruling on that objection, or for a decision that refuses the auction.",
    },
    provisionalExecution: {
      title: "Carry the decision out within two weeks",
      text: "A provisional seizure or disposition can no longer be carried out once two weeks have passed since you were told of it. The court informs the registry or the bank for land and accounts, but for goods and for possession you have to commission the bailiff yourself within that time.",
    },
    orderToSue: {
      title: "Waiting with the lawsuit can cost you the measure",
      text: "If the other side asks, the court orders you to sue within a period of at least two weeks. Suing is not enough: proof that you sued has to reach the court of the measure within that period. A suit that is withdrawn or dismissed counts as none. The measure can also be cancelled if you do not sue for three years after carrying it out.",
    },
    distributionDemand: {
      title: "Claim your share by the court's date",
      text: "Creditors with a judgment or another enforceable title, creditors who attached the property after the auction began, those with priority by law, and tenants must report by the closing date the court announces (배당요구 종기). After that even a good rank may bring nothing. A tenant whose lease was registered by court order before the auction began usually shares without reporting.",
    },
    distributionObjection: {
      title: "Object at the distribution hearing, prove your suit within one week",
      text: "If the distribution list is wrong, object at the hearing and hand in proof, within one week of it, that you have sued about it. Otherwise the objection counts as withdrawn.",
    },
    doubleSeizure: {
      title: "Ordinary creditors must seize before the sale",
      text: "An ordinary creditor with a judgment gets a share only by applying for enforcement in their own name (이중압류), filed before the session at which the goods are sold begins. A mere claim to the proceeds is open only to creditors with priority by law, until the bailiff receives the price.",
    },
    movablesDistributionDemand: {
      title: "Only creditors with priority may claim a share of goods sold",
      text: "Creditors whom the law pays first, for wages for example, must claim their share before the bailiff has received the price of the goods; later there is nothing left for them in this sale. An ordinary creditor with a judgment does not claim but applies for a seizure in their own name. A spouse who owns the goods jointly may ask for their part of the price up to the same moment.",
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
    leaseNonRenewal: {
      title: "Notice to end a lease must arrive two months before its end",
      text: "To end a lease of a home, the tenant's notice must arrive at least two months before the end, the landlord's between six months and two months before it. If that is missed, the lease is silently renewed; the tenant can then give notice, and it ends three months after the landlord receives it.",
    },
    demandLetter: {
      title: "A demand holds the clock for six months only",
      text: "A letter alone merely delays the limitation period. Unless a lawsuit, a seizure or a similar step follows within six months, the delay is lost too. Sending it again does not add to the time.",
    },
    limitation: {
      title: "A claim can be lost by waiting",
      text: "Claims end after a time: as a rule ten years, five years in commerce, three years for goods, works, rent, interest and wages, one year for inns, meals, hire of goods and tuition. For a wrongful act it is three years from knowing the damage and who did it, ten years at most; for a debt fixed by judgment, ten years. If the end is near, a lawsuit, a payment order or a provisional seizure comes first.",
    },
    propertyDivision: {
      title: "Two years to divide property",
      text: "A division of property can no longer be claimed once two years have passed since the divorce. Check the date if you divorced first and left the property for later.",
    },
    adultery: {
      title: "Six months, two years: divorce for adultery",
      text: "Adultery can no longer be a ground for divorce six months after you learned of it, or two years after it happened. Compensation, also from the third person, is claimed within three years of knowing. An appeal in a family case is due 14 days after you receive the judgment.",
    },
    familyAppeal: {
      title: "14 days against a family court's decision",
      text: "An appeal against a family court's judgment is due 14 days after you receive it. Against a ruling, on dividing property, child support or an estate for example, the immediate appeal (즉시항고) is due 14 days after you receive it. After that the decision is final.",
    },
    reservedShare: {
      title: "One year for a reserved share, ten at most",
      text: "The claim (유류분) ends one year after you learned of the death and of the gift or will in question, and in any case ten years after the death. For deaths from 17 March 2026 the missing value is claimed in money; for earlier ones the thing itself is returned as a rule. Brothers and sisters lost this right on 25 April 2024.",
    },
    renounceInheritance: {
      title: "Three months to renounce or to limit an inheritance",
      text: "Report to the family court within three months of learning that you inherit. If you do nothing, you inherit the debts too. Whoever uses or disposes of the estate before that, for instance by withdrawing money, can no longer renounce.",
    },
    lateLimitedAcceptance: {
      title: "Debts found later: three months from then",
      text: "If you learned only later, without gross fault, that the debts exceed the assets, you can still report a limited acceptance (특별한정승인) within three months of learning it. Whoever inherited as a minor has three months from learning it after coming of age.",
    },
    inheritanceRecovery: {
      title: "Three years to recover an inheritance, ten at most",
      text: "If someone who is not the heir holds the estate, sue within three years of learning of it and ten years of the infringement.",
    },
    forfeiture: {
      title: "Six months to ask that an heir loses the right",
      text: "If someone who gravely failed to support or mistreated the deceased has become an heir, the co-heirs must ask the family court within six months of learning that this person has become an heir. This applies to deaths since 25 April 2024; the special period for deaths before the law took effect ended on 17 September 2026.",
    },
    wageClaims: {
      title: "Three years to claim wages",
      text: "Pay can no longer be claimed three years after it was due. Every payday counts for itself, so the oldest months are lost first. A complaint to the labour office does not stop this clock: for old wages, file a payment order or a lawsuit as well.",
    },
    unfairDismissal: {
      title: "Three months after a dismissal",
      text: "An application to the labour relations commission (노동위원회) must be made within three months of the dismissal.",
    },
    workerAccident: {
      title: "Three or five years for industrial accident benefits",
      text: "Benefits for an industrial accident end after three years; disability and survivors' benefits and funeral costs after five years. If you do not accept a decision of the welfare service (근로복지공단), a refusal for example, ask for its review or sue within 90 days of learning of it.",
    },
    injuryClaim: {
      title: "Three years for damages, ten at most",
      text: "Damages for an accident, an assault or another wrongful act must be claimed within three years of knowing the damage and who did it, and within ten years of the act. This time also runs while a criminal case is pending.",
    },
    labourReview: {
      title: "After the commission: 10 days for review, 15 to sue",
      text: "If you do not accept the regional commission's decision, apply to the central one within 10 days of receiving it; against the central decision, sue within 15 days of receiving it. That is much shorter than in other administrative suits.",
    },
    substitutePayment: {
      title: "The state's substitute payment has time limits too",
      text: "Even if the firm is not bankrupt, the state can pay part of unpaid wages first (간이대지급금). Claim it within one year of a final judgment or payment order, or within six months of receiving the first certificate of unpaid wages. With a judgment, the suit or payment order must have been filed within two years of the day after leaving. If the firm is insolvent, it is two years from the recognition of that.",
    },
    administrativeSuit: {
      title: "90 days to sue an authority, one year at most",
      text: "File within 90 days of learning of the decision and within one year of the decision itself (the year can be exceeded for good reason). If you used an administrative appeal or an objection in time, there are 90 days again from its result. A suit for nullity has no time limit.",
    },
    civilServantAppeal: {
      title: "Discipline of officials and teachers: appeal within 30 days",
      text: "Public officials must first appeal to the appeals commission (소청) within 30 days of receiving the statement of reasons, or of learning of a measure without one; without that there is no suit. For teachers it is also 30 days from learning of the measure.",
    },
    taxAppeal: {
      title: "Taxes: first an appeal within 90 days",
      text: "Against a national tax you must first apply for review or an appeal (심사·심판청구) within 90 days of receiving the notice. The suit follows within 90 days of receiving that decision.",
    },
    licenceAppeal: {
      title: "Driving licences: first an administrative appeal within 90 days",
      text: "Against a revoked or suspended driving licence, an administrative appeal must come first, within 90 days of learning of the decision. The suit follows within 90 days of receiving the ruling on it.",
    },
    removalOrder: {
      title: "Seven days to object to a removal order",
      text: "An objection to a removal order (강제퇴거명령) is due within seven days of receiving it. For a refused refugee status it is understood to be 30 days from the notice; check the notice with us.",
    },
    fineObjection: {
      title: "60 days to object to an administrative fine",
      text: "Against an administrative fine (과태료), object in writing to the authority that imposed it within 60 days of receiving the notice. A court then decides anew.",
    },
    criminalAppeal: {
      title: "Seven days to appeal a sentence, 20 for the reasons",
      text: "File the appeal with the court that gave the judgment within seven days of its pronouncement, and the written reasons within 20 days of the notice that the record has arrived.",
    },
    summaryOrder: {
      title: "Seven days to ask for a full trial",
      text: "A summary order (약식명령) that sets a fine becomes final unless you ask for a full trial within seven days of receiving it. The trial cannot lead to a graver kind of penalty, but the fine can be raised.",
    },
    indictmentOpinion: {
      title: "Seven days for a statement on the indictment",
      text: "Within seven days of receiving the indictment, a statement on whether you admit the charge and the like goes to the court. You may remain silent, and ask for a court-appointed lawyer if you cannot afford one.",
    },
    criminalComplaint: {
      title: "Six months for offences prosecuted on complaint",
      text: "Offences that are punished only if the victim files a complaint, such as insult, must be reported within six months of knowing who did it.",
    },
    patentRuling: {
      title: "30 days to sue against a tribunal ruling",
      text: "The suit must reach the Patent Court within 30 days of receiving the ruling of the tribunal.",
    },
    patentRefusal: {
      title: "Three months to appeal a refused application",
      text: "If an application is refused, appeal to the tribunal within three months of receiving the decision. Trade marks and designs are the same.",
    },
  },
};
