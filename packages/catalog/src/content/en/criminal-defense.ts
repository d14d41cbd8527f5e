import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Put facts and papers in order for a lawyer before a police interview or a trial.",
  searchWords:
    "insult, threat, stalking, police, arrested, police interview, accused, charged, criminal, prosecutor, detained, fine, assault, fraud accusation, drunk driving, settlement with victim, warrant, drugs, defamation",
  overview:
    "For people who face a police interview or have been charged, this service gathers what happened and the papers, and passes them to a lawyer (형사 변호). You have the right to remain silent and the right to a lawyer. We put facts and material in order of time; statements to the authorities and the defence itself are the lawyer's work.",
  purpose: "With nothing left out, a lawyer can help in time.",
  risks: [
    "In an interview you may remain silent and call a lawyer. Sign the record only after reading it to the end and having it corrected.",
    "The indictment gives seven days for a statement, the judgment seven days to appeal, and then 20 days for the grounds. Contesting a summary order can raise the fine.",
  ],
  fits: [
    "The police or the prosecution asked you to come",
    "You received an indictment or a summary order",
    "You want to settle with the victim or hand in what speaks for you",
  ],
  unfit: [
    "You are under arrest now (ask the police to let you call a lawyer, and call the duty lawyer of the local bar; a court can be asked to review the arrest, and appoints a lawyer for that review or for the warrant hearing if you have none. Our service would come too late)",
    "You are the victim and want to press charges (offences such as insult must be reported within six months of knowing who did it)",
  ],
  features: [
    "Dates of interviews, papers received and time limits are put in order first",
    "Facts and material go to the lawyer in order of time",
    "You get a list of what a settlement or a milder sentence needs",
    "For foreigners we look at interpreting and at residence",
  ],
  steps: [
    {
      title: "Send what you received",
      text: "Summons, indictment or summary order, and the date of the interview or trial.",
    },
    {
      title: "Facts and material",
      text: "From your answers we make a table of facts by time and a list of material. The statement itself is written by the lawyer.",
    },
    {
      title: "The investigation",
      text: "You are interviewed; statements are handed in by counsel. The prosecutor decides between trial, a summary fine and closing the case.",
    },
    {
      title: "The trial",
      text: "The court hears evidence and both sides. Settlements and mitigating papers are handed in.",
    },
    { title: "Decide on an appeal", text: "You have seven days from the day judgment is pronounced." },
  ],
  prepare: [
    "Summons, messages, indictment or summary order",
    "Chats, photos and location records of that day",
    "Contact with the victim",
    "Work, family or health that should be considered",
  ],
  questions: [
    {
      question: "Do I have to go to the interview?",
      answer:
        "If you keep away without reason you can be arrested. A date can be moved, so call and arrange it. If you are already under arrest, ask the police to let you call a lawyer, such as the duty lawyer. A court can be asked to review the arrest or detention; if you have no lawyer, it appoints one for that review or for the warrant hearing.",
    },
    {
      question: "May I contact the victim myself?",
      answer: "It can harm you, and in some cases it is forbidden. Ask a lawyer first how to do it.",
    },
    {
      question: "My Korean is poor. What about the interview?",
      answer: "You may ask for an interpreter. Sign the record only after it was read to you in full.",
    },
    {
      question: "I received a summary order with a fine.",
      answer:
        "If you do not accept it, ask for a full trial within seven days of receiving it, or it becomes final. In the trial the fine can be raised.",
    },
  ],
};
