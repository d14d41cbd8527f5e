import type { Signal } from "./signal.ts";

export const authorities: readonly Signal[] = [
  {
    when: ["discipline", "publicServant"],
    services: { "administrative-lawsuit": 8 },
    rules: ["civilServantAppeal"],
  },
  { when: ["adminFine"], services: { "administrative-lawsuit": 3, objection: 3 }, rules: ["fineObjection"] },
  { when: ["removal"], services: { "administrative-lawsuit": 6 }, rules: ["removalOrder"] },
  { when: ["drivingLicence", "decision|received|licence"], rules: ["licenceAppeal"] },
  { when: ["suspension"], services: { "administrative-lawsuit": 8 }, rules: ["administrativeSuit"] },
  { when: ["licence"], services: { "administrative-lawsuit": 6 } },
  {
    when: ["licence", "decision|received"],
    services: { "administrative-lawsuit": 2 },
    rules: ["licenceAppeal", "administrativeSuit"],
  },
  { when: ["tax"], services: { "administrative-lawsuit": 3 } },
  {
    when: ["tax", "decision|disagree|authority"],
    services: { "administrative-lawsuit": 5 },
    rules: ["taxAppeal"],
  },
  { when: ["visa"], services: { "administrative-lawsuit": 6 } },
  {
    when: ["visa", "decision"],
    services: { "administrative-lawsuit": 2 },
    rules: ["administrativeSuit"],
  },
  { when: ["officialNotice"], services: { "administrative-lawsuit": 2 } },
  {
    when: ["officialNotice", "suspension|decision"],
    unless: ["adminFine"],
    services: { "administrative-lawsuit": 5 },
    rules: ["administrativeSuit"],
  },
  {
    when: ["authority", "decision"],
    unless: ["adminFine", "discipline", "tax"],
    services: { "administrative-lawsuit": 6 },
    rules: ["administrativeSuit"],
  },
  { when: ["patent"], services: { "patent-lawsuit": 8 } },
  { when: ["copied"], services: { "patent-lawsuit": 3, "provisional-disposition": 1 } },
  { when: ["trademark"], services: { "patent-lawsuit": 5 } },
  { when: ["patent|trademark", "patentRefusal"], rules: ["patentRefusal"] },
  { when: ["trialRuling"], services: { "patent-lawsuit": 8 }, rules: ["patentRuling"] },
];

export const crimes: readonly Signal[] = [
  { when: ["police"], unless: ["died"], services: { "criminal-defense": 6 } },
  { when: ["suspect"], unless: ["gotSued"], services: { "criminal-defense": 3 } },
  { when: ["crime"], services: { "criminal-defense": 5 } },
  { when: ["indictment"], unless: ["summaryOrder"], services: { "criminal-defense": 8 }, rules: ["indictmentOpinion"] },
  { when: ["fine"], unless: ["adminFine"], services: { "criminal-defense": 4 } },
  { when: ["prison"], services: { "criminal-defense": 7 } },
  { when: ["summaryOrder"], services: { "criminal-defense": 9 }, rules: ["summaryOrder"] },
  {
    when: ["prison|criminalTrial", "appeal|verdict"],
    services: { "criminal-defense": 4 },
    rules: ["criminalAppeal"],
  },
  {
    when: ["verdict", "appeal"],
    unless: ["lostCase", "wonJudgment", "divorce", "gotSued", "courtCase"],
    services: { "criminal-defense": 2 },
    rules: ["criminalAppeal"],
  },
];
