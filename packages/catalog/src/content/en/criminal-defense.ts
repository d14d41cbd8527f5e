import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  overview:
    "For people who face a police interview or have been charged, this service prepares what you have to say (형사 변호). You have the right to remain silent and the right to a lawyer. We prepare statements, settlements and petitions; what a lawyer has to do in person is agreed separately in your case room.",
  purpose: "It puts right what is not true and makes sure that what speaks for you is heard.",
  fits: [
    "The police or the prosecution asked you to come",
    "You received an indictment or a summary order",
    "You want to settle with the victim or hand in what speaks for you",
  ],
  unfit: [
    "You are under arrest now (ask the police for a lawyer, and let your family contact us)",
    "You are the victim and want to press charges (talk to us in your case room first)",
  ],
  features: [
    "We prepare for likely questions and how to meet them",
    "A statement sorts what is admitted from what is contested",
    "Settlements and petitions are written for your case",
    "For foreigners we look at interpreting and at residence",
  ],
  steps: [
    {
      title: "Send what you received",
      text: "Summons, indictment or summary order, and the date of the interview or trial.",
    },
    {
      title: "Facts and statement",
      text: "We listen to what happened in order, and gather evidence and circumstances in your favour.",
    },
    {
      title: "The investigation",
      text: "You are interviewed and the statement is handed in. The prosecutor decides between trial, a summary fine and closing the case.",
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
      answer: "If you keep away without reason you can be arrested. A date can be moved, so call and arrange it.",
    },
    {
      question: "May I contact the victim myself?",
      answer: "It can harm you, and in some cases it is forbidden. Ask first how to do it.",
    },
    {
      question: "My Korean is poor. What about the interview?",
      answer: "You may ask for an interpreter. Sign the record only after it was read to you in full.",
    },
    {
      question: "I received a summary order with a fine.",
      answer: "If you do not accept it, ask for a full trial within seven days of receiving it, or it becomes final.",
    },
  ],
};
