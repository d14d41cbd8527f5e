import type { SearchWords } from "./search-words.ts";

export const words: SearchWords = {
  "certified-mail":
    "lawyer letter, attorney letter, certified letter, registered letter, demand letter, formal notice, warning letter, cancel a contract, terminate contract, refund, reminder, proof of notice, post office, breach notice",
  "payment-order":
    "owes, owe, borrowed, lent, not paid back, invoice, owed money, owes me money, lent money, loan not repaid, unpaid loan, friend won't pay me back, unpaid invoice, unpaid bill, customer does not pay, debt, get my money back, iou, without a trial",
  "provisional-seizure":
    "freeze assets, freeze bank account, freeze before judgment, hiding assets, moving money away, attachment, security before trial, might sell the house",
  "provisional-disposition":
    "injunction, stop construction, stop a sale, restraining order, stop transfer, stop using my brand, take down a post, prevent eviction transfer, interim order, ban",
  complaint:
    "contractor, did not finish, tenant won't leave, scammed, accident, leak, sue someone, file a lawsuit, start a lawsuit, i want to sue, damages, compensation, breach of contract, small claims, scam money back, traffic accident damages, investment fraud, evict tenant",
  "answer-brief":
    "letter from court, mail from court, papers from court, summons, i was sued, being sued, got sued, received a complaint, received court papers, defendant, respond to lawsuit, reply to the court, statement of defence",
  "real-estate-auction":
    "auction a house, auction of land, sell debtor's house, foreclosure, mortgage, force sale of apartment, compulsory auction, co-owner sale",
  "movable-property-auction":
    "seize goods, furniture, machines, stock, appliances, bailiff, equipment, shop goods, movables",
  "debt-seizure":
    "garnish wages, garnishment, seize bank account, bank account, seize salary, collect from employer, collection order, won but not paid, third party debtor, seize deposit",
  "lease-registration":
    "deposit, rental deposit, jeonse, landlord, landlord won't return deposit, security deposit, moving out, lease ended, tenant, rent deposit fraud",
  "property-disclosure":
    "find assets, hidden assets, what does the debtor own, list of assets, asset search, where is his money, disclose property",
  "debtor-registry":
    "blacklist, bad credit, credit rating, credit record, list of debtors, debtor ignores judgment, refuses to pay after judgment, defaulter",
  "divorce-lawsuit":
    "divorce, separation, affair, cheating, custody, child support, alimony, husband, wife, spouse, marriage, split property, domestic violence",
  "patent-lawsuit":
    "patent, trademark, trade mark, invention, design right, intellectual property, copied my product, counterfeit, infringement, brand",
  "administrative-lawsuit":
    "licence suspended, license suspended, suspended, work permit, visa, visa refused, immigration, deportation, business suspension, licence revoked, license revoked, driving licence, tax, government decision, permit refused, city office, refugee, penalty surcharge",
  "criminal-defense":
    "insult, threat, stalking, police, arrested, police interview, accused, charged, criminal, prosecutor, detained, fine, assault, fraud accusation, drunk driving, settlement with victim, warrant, drugs, defamation",
  "inheritance-lawsuit":
    "passed away, brother took everything, mother died, inheritance, will, estate, heir, died, father died, parents' property, siblings, reserved share, forced share, inherit debts, renounce inheritance",
  "labor-lawsuit":
    "unpaid wages, wages, salary, boss won't pay, employer, fired, dismissed, unfair dismissal, severance pay, overtime, part-time job, minimum wage, work, harassment at work, migrant worker",
  lawsuit: "court case, civil case, trial, hearing, evidence, brief, appeal, court process, lawsuit, judgment",
  objection:
    "received a payment order, object, disagree with decision, contest a payment order, court decision i don't accept, settlement recommendation, performance recommendation, appeal a decision, i don't owe this",
  seizure:
    "seize assets, enforce a judgment, enforcement, execution, won the case not paid, writ, notarial deed, which assets to seize",
  "real-estate-seizure":
    "seize a house, seize land, seize apartment, lien on property, property register, block sale after judgment, compulsory administration, collect rent of debtor",
};
