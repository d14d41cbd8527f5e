import type { ConceptWords } from "./concept-ids.ts";

export const words: ConceptWords = {
  lent: "lent, loaned, borrowed from me, borrowed money, loan to, my loan, iou, i gave him a loan, transferred him, transferred her, sent him money, sent her money, promised to repay, promised to pay back, helped him out with, gave him money to, gave her money to",
  unpaid:
    "not paid, hasnt paid, has not paid, havent paid, have not paid, not been paid, wont pay, doesnt pay, does not pay, didnt pay, did not pay, never paid, unpaid, not repaid, not pay back, paying back, pay me back, keeps saying, ghosted, refuse to pay, no payment, stopped paying, overdue, never came, hasnt come, have not come, still waiting, ignores my, not come in",
  invoice:
    "invoice, bill, customer, client, supplied goods, delivered goods, purchase price, payment for my work, payments, freelance, project, website, design work, translation work, work i did, delivered",
  paymentOrder: "payment order, order for payment, order to pay",
  received:
    "received, got, arrived, came, served, sent me, delivered, notified, notice, i have a letter, some paper, paper from, paper says, letter says, letter from",
  disagree:
    "disagree, dont agree, do not agree, dont accept, do not accept, not want to accept, never borrowed, dont owe, do not owe, object, contest, not true, already paid, already repaid, unfair, wrong amount, lie, never heard of, dont know this company, dont know them, not mine, not my debt",
  performanceRecommendation: "performance recommendation, recommendation to perform, recommended performance",
  settlementRecommendation:
    "settlement recommendation, recommended settlement, recommendation for settlement, reconciliation recommendation",
  complaintPaper:
    "complaint, statement of claim, writ of summons, !criminal complaint, !complaint to the labor, !complaint to the labour, !complaint with the labor, !complaint with the labour, !complaint to the police",
  gotSued:
    "was sued, got sued, being sued, been sued, sued me, suing me, suing us, filed a lawsuit against me, lawsuit against me, filed a suit against me, taken to court",
  defendant:
    "defendant, !defendants address, !address of the defendant, plaintiff, answer to the court, statement of defence, reply to the court, replied to the court",
  courtPapers:
    "court papers, papers from court, paper from the court, decision came from the court, papers from the court, letter from court, letter from the court, mail from the court, summons, documents from the court",
  wantsToSue:
    "want to sue, sue him, sue her, sue them, sue for, sue the, file a lawsuit, start a lawsuit, file a suit, bring a case, take them to court, take him to court, start a court case, small claims",
  certifiedMail: "certified mail, certified letter, demand letter, content certified, certified demand",
  limitation: "limitation, time barred, statute of limitations, prescription",
  noReply: "no reply, no answer, no response, not replied, didnt reply, never answered, ignored",
  sentBefore: "ago i sent, i sent a, have sent, already sent, months ago",
  provisionalSeizure: "provisional seizure, provisional attachment, preliminary attachment, prejudgment attachment",
  provisionalDisposition: "provisional disposition, provisional injunction, preliminary injunction",
  granted:
    "granted, was approved, been approved, got the decision, decision yesterday, issued the decision, received the decision",
  auction: "auction, auctioned, foreclosure",
  distribution: "distribution, claim my share, share of the proceed, share of the price",
  tenancy:
    "rent, tenant, lease, renting, live in, studio, our contract finished, contract finished, the owner says, moved out, our flat, next tenant, new tenant, somebody new, deposit",
  movables: "machine, machinery, furniture, appliance, stock, inventory, equipment, goods, belongings, movable, luxury",
  seize: "seize, seized, seizure, garnish, garnishment, enforce, enforcement, collect from, execution, attach",
  wonJudgment:
    "won my case, won the case, won a judgment, won the lawsuit, won in court, have a judgment, final judgment, i won, we won, beat in court, lost the case against me, judgment against him, notarial deed, notarized deed",
  contestDecision: "appeal against, appeal, object, contest, challenge, against this",
  seizureDecision:
    "was seized, been seized, seizure order, got seized, were seized, account is frozen by, order of seizure",
  deposit: "deposit, key money, jeonse",
  landlord: "landlord, landlady, house owner, lessor",
  moveOut:
    "move out, moving out, leave the apartment, leave the flat, leave the house, change my address, change my registered address, moving to, vacate, before getting my deposit",
  propertyDisclosure: "property disclosure, disclosure of property, asset disclosure, disclose property",
  divorce: "divorce, end the marriage, end my marriage, end our marriage, alimony, separate from my",
  spouse: "husband, wife, spouse, in law",
  affair: "affair, cheat on me, cheating, cheated on me, domestic violence, beats me, adultery",
  alreadyDivorced:
    "got divorced, were divorced, already divorced, divorced last year, after the divorce, since the divorce, divorced by agreement, our divorce was",
  splitProperty:
    "split the property, split property, divide the property, property division, division of property, claim my part, marital property, who gets the house, divide the house, split the house, split the apartment, divide the apartment",
  patent: "patent, patented, invention, utility model, design right",
  trademark: "trademark, trade mark, brand, logo",
  trialRuling: "trial board, patent tribunal, intellectual property trial, ruled that my patent, tribunal ruling",
  suspension:
    "suspended my, suspended our, business suspension, suspension, penalty surcharge, permit revoked, licence of my shop, demolition order, closed my restaurant, shut us down, close us, ordered to close, stop operating, suspend our, suspend my",
  licence:
    "licence was revoked, license was revoked, licence revoked, license revoked, driving licence, drivers license, driver license, driving license, licence suspended, license suspended",
  tax: "tax, tax office, taxed",
  visa: "visa, immigration, deportation, deported, residence permit, stay permit, refugee, asylum, extend my stay",
  authority:
    "district office, city office, city hall, authority, government, ministry, ward office, welfare service, comwel, public agency",
  decision:
    "refused, denied, rejected, revoked, suspended, decision, notice, order, disposition, turned down, not extended, reject, wont extend, took away",
  prison: "prison, jail, imprisonment, sentenced, probation",
  summaryOrder: "summary order, summary indictment",
  fine: "fine, fined",
  verdict: "sentenced, criminal court, criminal trial, verdict, convicted, found guilty",
  appeal: "appeal",
  died: "passed away, died, death of my, deceased",
  inherit: "inherit, inheriting, inheritance, estate, heir",
  debts: "debts, debt, loans, owed",
  will: "will left, the will, her will, his will, testament, last will, gave it before death",
  reservedShare: "forced share, reserved share, my share of the estate, my part of the inheritance, legitime",
  gaveAll:
    "left everything, everything to my brother, everything to my sister, took everything, got everything, all to my, put in my uncle, put in his name, put in her name, all in the name, got nothing, received nothing, gave the house to",
  wages: "wage, salary, overtime pay, paycheck, severance, minimum wage",
  fired:
    "fired, dismissed, dismissal, laid off, terminated me, let go, lost my job, told me not to come, dont bother coming, not to come back, dont come back, no need to come, dont come in, replaced me, let me go, shouldnt come in, should not come in, not come in anymore, dont come to work, not to come to work, stop coming to work, no longer needed, not needed anymore",
  civilJudgment: "civil case, district court, judgment, written judgment, civil trial",
  lostCase: "lost, lose the case, ruled against me, ruled against us",
  appealBrief:
    "appeal brief, grounds of appeal, brief with grounds, grounds for appeal, received the case record, record received, case record",
  courtCase:
    "hearing, civil lawsuit, prepare for trial, evidence in court, pleading, court case, in our case, our civil case",
  worked:
    "worked at, worked for, work at, working at, teach at, teaching at, my shift, part time, i quit, when i quit, as an employee, restaurant job",
  court: "court",
  envelope: "envelope, postman, mail, letter, registered mail, mailbox",
  demandsFromMe:
    "from me, wants me to pay, demands, says i must pay, claims i owe, asking me to pay, says i have to pay, says i owe, i have to pay, told to pay",
  dunning: "collection letters, debt collector, collectors, card company, lender, reminders to pay, capital company",
  officialNotice: "inspection, inspector, subsidy, official letter, grant back, authorities came, permit",
  indictment: "indictment, indicted, !summary indictment",
  criminalTrial: "criminal court, criminal trial, criminal case, criminal appeal, convicted, found guilty, sentenced",
  discipline: "disciplin*, demoted, reprimand, dismissed from office",
  publicServant:
    "public official, civil servant, public servant, government employee, school teacher, i am a teacher, education office, police officer, firefighter",
  adminFine: "administrative fine, fine for negligence, negligence fine",
  drivingLicence: "driving licence, driving license, driver licence, driver license, drivers licence, drivers license",
  removal: "deport*, removal order, told me to leave, ordered to leave the country, refugee, asylum",
  labourCommission:
    "labor commission, labour commission, labor relations commission, labour relations commission, regional commission, central commission",
  patentRefusal: "refused, refusal, rejected",
  orderToSue: "order to sue, ordered to sue, ordered me to sue, ordered me to file, order to file the main suit",
  provisionallyEnforceable: "provisional enforcement, provisionally enforceable, provisional execution",
  saleApproval: "approval of the sale, approved the sale, sale approval",
  renewal: "renew, renewal, end my lease, end my home lease, end the lease, terminate the lease, lease was extended",
  unknownName:
    "do not know what it is, dont know what it is, not know its name, dont know its name, do not know the name, what kind of paper, what kind of document, which paper it is, no idea what it is, know what they are",
  shopLease: "shop lease, lease of my shop, lease of a shop, commercial lease, store lease, shop tenant",
};
