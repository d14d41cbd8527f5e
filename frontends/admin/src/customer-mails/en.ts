import type { CustomerMails } from "./mail-words.ts";

export const en: CustomerMails = {
  ofCase: {
    greeting: "Dear {customer},",
    signature: "Kind regards,\n{office}",
    progress: {
      subject: "[{office}] Where your case stands: {service}",
      body: "Your case ({service}) is now at the stage “{status}”.\n\n\n\nIf anything is unclear, reply to this mail or write in your case room.",
    },
    documents: {
      subject: "[{office}] Papers we need from you: {service}",
      body: "To go on with your case ({service}) we need the following papers:\n\n1. \n2. \n\nPlease upload them in your case room or attach them to your reply.",
    },
    deadline: {
      subject: "[{office}] Deadline in your case: {service} ({deadline})",
      body: "The deadline in your case ({service}) is {deadline}.\nUntil then, please:\n\n1. \n\nIf you cannot make the date, tell us at once.",
    },
    closing: {
      subject: "[{office}] Our work is done: {service}",
      body: "Our work on your case ({service}) is complete.\nThe documents and the talk stay in your case room.\n\n\n\nThank you for trusting us with it.",
    },
  },
  answer: {
    general: "your inquiry",
    subject: (about) => `[Ondam Legal] Our answer to your inquiry (${about})`,
    body: (name, about) =>
      `Dear ${name},\n\nThank you for writing to Ondam Legal about: ${about}.\n\n\n\nKind regards,\nOndam Legal`,
    quote: "Your inquiry",
  },
};
