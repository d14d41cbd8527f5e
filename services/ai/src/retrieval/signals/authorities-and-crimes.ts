import type { Signal } from "./signal.ts";

export const authorities: readonly Signal[] = [
  {
    when: ["discipline", "publicServant"],
    rules: ["civilServantAppeal"],
  },
  { when: ["adminFine"], rules: ["fineObjection"] },
  { when: ["removal"], rules: ["removalOrder"] },
  { when: ["drivingLicence", "decision|received|licence"], rules: ["licenceAppeal"] },
  { when: ["suspension"], rules: ["administrativeSuit"] },
  {
    when: ["licence", "decision|received"],
    rules: ["licenceAppeal", "administrativeSuit"],
  },
  {
    when: ["tax", "decision|disagree|authority"],
    rules: ["taxAppeal"],
  },
  {
    when: ["visa", "decision"],
    rules: ["administrativeSuit"],
  },
  {
    when: ["officialNotice", "suspension|decision"],
    unless: ["adminFine"],
    rules: ["administrativeSuit"],
  },
  {
    when: ["authority", "decision"],
    unless: ["adminFine", "discipline", "tax"],
    rules: ["administrativeSuit"],
  },
  { when: ["patent|trademark", "patentRefusal"], rules: ["patentRefusal"] },
  { when: ["trialRuling"], rules: ["patentRuling"] },
];

export const crimes: readonly Signal[] = [
  { when: ["indictment"], unless: ["summaryOrder"], rules: ["indictmentOpinion"] },
  { when: ["summaryOrder"], rules: ["summaryOrder"] },
  {
    when: ["prison|criminalTrial", "appeal|verdict"],
    rules: ["criminalAppeal"],
  },
  {
    when: ["verdict", "appeal"],
    unless: ["lostCase", "wonJudgment", "divorce", "gotSued", "courtCase"],
    rules: ["criminalAppeal"],
  },
];
