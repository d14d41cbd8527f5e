import type { SituationLine } from "./situation-line.ts";

export const lines: readonly SituationLine[] = [
  [
    "payment-order certified-mail",
    "",
    "I lent a Korean friend 5 million won last year. He keeps saying next month. I only have the bank transfer and chat messages.",
  ],
  [
    "payment-order complaint certified-mail",
    "",
    "A client in Busan hasn't paid three of my invoices for translation work. It's about 3.4 million won in total.",
  ],
  ["payment-order certified-mail complaint", "", "my ex roommate owes me money for utilities and she ghosted me"],
  [
    "objection",
    "paymentOrderObjection",
    "I just received something called a payment order (지급명령) from Seoul court but I never borrowed that money. What can I do?",
  ],
  [
    "objection",
    "paymentOrderObjection",
    "A payment order arrived at my address two days ago claiming I owe a credit card company. I disagree with the amount.",
  ],
  [
    "objection",
    "performanceRecommendation",
    "The court sent me a performance recommendation decision in a small claims case and I don't agree with it.",
  ],
  [
    "objection lawsuit",
    "settlementRecommendation",
    "In our civil case the judge sent a settlement recommendation. I do not want to accept this settlement.",
  ],
  [
    "answer-brief",
    "answerToComplaint",
    "I was sued by my former landlord. A copy of the complaint came by registered mail today and I am the defendant.",
  ],
  [
    "answer-brief",
    "answerToComplaint",
    "got court papers in korean, my friend says someone filed a lawsuit against me for damages. what should i do first",
  ],
  [
    "answer-brief",
    "answerToComplaint",
    "I received a complaint three weeks ago and have not replied to the court yet.",
  ],
  [
    "certified-mail",
    "",
    "I want to cancel my gym contract and get a refund, and I need formal proof that I gave notice.",
  ],
  [
    "certified-mail",
    "demandLetter",
    "Five months ago I sent a certified demand letter about an old debt and got no reply. Is the limitation period still stopped?",
  ],
  ["certified-mail", "", "I need to send a formal warning letter to a neighbour who keeps parking in my space."],
  [
    "provisional-seizure",
    "",
    "The person who owes me money is selling his apartment quickly. Can I freeze it before I sue?",
  ],
  [
    "provisional-seizure",
    "",
    "My business partner is moving money out of his accounts. I am afraid nothing is left when I win. Can his assets be frozen before the judgment?",
  ],
  [
    "provisional-seizure",
    "provisionalExecution",
    "Our provisional seizure was granted and I got the decision yesterday. What now, is there any hurry to execute it?",
  ],
  [
    "provisional-disposition",
    "",
    "The construction next door crosses into our land. I want the court to stop the building work right now.",
  ],
  [
    "provisional-disposition",
    "",
    "Someone keeps posting my private photos. I need an injunction to make them stop and take down the posts.",
  ],
  [
    "provisional-disposition",
    "",
    "I paid for a house but the seller is trying to transfer it to another buyer. I want to block the transfer.",
  ],
  [
    "complaint lawsuit",
    "",
    "The contractor took my deposit of 20 million won and never finished. I want to file a lawsuit for breach of contract.",
  ],
  [
    "complaint lawsuit",
    "",
    "A car hit me while I was cycling and his insurance refuses compensation. I want to sue for damages.",
  ],
  [
    "complaint lawsuit",
    "",
    "My tenant stopped paying rent and will not leave the flat. How do I start a court case to evict him?",
  ],
  [
    "real-estate-auction real-estate-seizure",
    "",
    "I won a judgment and the debtor owns land in Jeju. I want the court to sell it at auction so I get paid.",
  ],
  [
    "real-estate-auction",
    "distributionDemand",
    "The apartment I rent went into court auction. I heard I must claim my share of the distribution by some date.",
  ],
  [
    "real-estate-auction",
    "",
    "My cousins and I co-own a house and cannot agree. Can it be sold at auction and the money divided?",
  ],
  [
    "movable-property-auction",
    "",
    "The debtor has machines and stock in his workshop. Can a bailiff seize and sell these goods? I have a judgment.",
  ],
  [
    "movable-property-auction",
    "",
    "can i have the furniture and appliances of someone seized and auctioned, he lost the case against me",
  ],
  [
    "debt-seizure seizure",
    "",
    "I won my case but he doesn't pay. I know his employer. Can I garnish his wages or his bank account?",
  ],
  [
    "debt-seizure seizure",
    "",
    "We have a final judgment, and the debtor company is owed money by a third party. We'd like to collect from that customer directly.",
  ],
  [
    "debt-seizure seizure",
    "executionAppeal",
    "My bank account was seized and I got the court's seizure order. How long do I have to appeal against this enforcement decision?",
  ],
  [
    "lease-registration",
    "leaseRegistrationFirst",
    "My jeonse contract ended and the landlord won't return the deposit, but I have to move out next week for a new job.",
  ],
  [
    "lease-registration certified-mail",
    "",
    "Landlord refuses to give back my key money deposit after the lease ended, he doesn't answer calls.",
  ],
  [
    "lease-registration",
    "leaseRegistrationFirst",
    "I have to leave the apartment before getting my deposit back. Is it safe to change my registered address?",
  ],
  [
    "property-disclosure",
    "",
    "I have a judgment but I have no idea what the debtor owns. Can the court make him list his assets?",
  ],
  [
    "property-disclosure",
    "disclosureObjection",
    "I received a property disclosure order from the court but I already repaid everything.",
  ],
  [
    "property-disclosure debtor-registry",
    "",
    "The guy I beat in court hides all his property in other names. How can I find his hidden assets?",
  ],
  [
    "debtor-registry",
    "",
    "It has been over a year since the final judgment and she still refuses to pay. I heard there is a list of defaulting debtors that ruins her credit.",
  ],
  ["debtor-registry", "", "How do I put a debtor on the court blacklist of people who don't pay their judgments?"],
  [
    "divorce-lawsuit",
    "adultery",
    "My Korean husband had an affair and refuses to divorce. I want custody of our daughter and compensation.",
  ],
  [
    "divorce-lawsuit",
    "propertyDivision",
    "We got divorced by agreement last year but never split the property. Can I still claim my part?",
  ],
  ["divorce-lawsuit", "", "my wife left home a year ago and I can't reach her, I want to end the marriage"],
  ["patent-lawsuit", "", "A competitor is copying our patented device and sells it on Coupang."],
  [
    "patent-lawsuit",
    "patentRuling",
    "The Intellectual Property Trial board ruled that my patent is invalid. I want to take that ruling to court.",
  ],
  [
    "administrative-lawsuit",
    "removalOrder administrativeSuit",
    "Immigration refused to extend my visa and told me to leave. I think the decision is wrong.",
  ],
  [
    "administrative-lawsuit",
    "administrativeSuit",
    "The district office suspended my restaurant's business for two months. I want to challenge it.",
  ],
  [
    "administrative-lawsuit",
    "licenceAppeal administrativeSuit",
    "My driving licence was revoked and I got the notice last week. I need it for my job.",
  ],
  ["criminal-defense", "", "The police called me in for an interview about fraud. I did nothing wrong and I'm scared."],
  [
    "criminal-defense",
    "summaryOrder",
    "I got a summary order with a fine of 2 million won for assault. I want a real trial.",
  ],
  [
    "criminal-defense",
    "criminalAppeal",
    "The criminal court sentenced my brother to ten months in prison yesterday. How do we appeal and by when?",
  ],
  [
    "inheritance-lawsuit",
    "renounceInheritance",
    "My father in Korea passed away last month and left only debts. How do I avoid inheriting them?",
  ],
  [
    "inheritance-lawsuit",
    "reservedShare",
    "My mother's will left everything to my brother. Don't I have a forced share of the estate?",
  ],
  [
    "labor-lawsuit",
    "wageClaims",
    "My boss at the academy hasn't paid my salary for four months and no severance either.",
  ],
  ["labor-lawsuit", "unfairDismissal", "I was fired by text message without any reason last Friday."],
  [
    "lawsuit",
    "civilAppeal",
    "We lost our civil case at the district court and received the written judgment on Monday. We want to appeal.",
  ],
  [
    "lawsuit",
    "appealBrief",
    "I already filed the appeal and the high court notified me that it received the case record. When is the brief with grounds of appeal due?",
  ],
];
