import type { CaseTexts } from "../case-texts.ts";

export const caseTexts: CaseTexts = {
  between: " ",
  mails: {
    open: "Open",
    withheld: "For your safety this mail says nothing of the case itself.",
    landing: "After logging in you land on the right page.",
    unsubscribe: "Stop mails like this",
    labelled: "Case: {case}",
    kinds: {
      "case-opened": {
        member: {
          subject: "Your case has been received",
          intro: "Your case has been received. Our staff will look at it and write to you in its case room.",
        },
        staff: { subject: "A new case came in", intro: "A new case came in. Please assign it." },
      },
      "status-changed": {
        member: { subject: "Your case has a new status", intro: "The status of your case is now: {status}" },
      },
      "messages-unread": {
        member: {
          subject: "{count, plural, one {# unread message} other {# unread messages}}",
          intro:
            "{count, plural, one {You have # unread message from our staff.} other {You have # unread messages from our staff.}}",
        },
        staff: {
          subject: "{count, plural, one {# unread message from a customer} other {# unread messages from a customer}}",
          intro:
            "{count, plural, one {# message from a customer is still unread.} other {# messages from a customer are still unread.}}",
        },
      },
      "case-assigned": { staff: { subject: "A case was assigned to you", intro: "You now handle this case." } },
      mentioned: {
        staff: {
          subject: "You were mentioned in a note",
          intro: "A colleague mentioned you in a note on this case. Please read it.",
        },
      },
      "member-waiting": {
        staff: {
          subject: "A customer is waiting for an answer",
          intro: "A customer has been waiting for an answer for a long time.",
        },
      },
      "document-review": {
        member: { subject: "A document is ready for you", intro: "Our staff sent you a document. Please look at it." },
      },
      "document-waits": {
        staff: {
          subject: "A document needs your attention",
          intro: "A document of this case moved to another step. Please see in it what is to be done now.",
        },
      },
      "danger-reported": {
        staff: {
          subject: "A customer needs someone now",
          intro: "A customer may be in danger. Please look at the desk now and get in touch with them.",
        },
      },
    },
    documents: {
      filed: {
        member: {
          subject: "Your document has been filed",
          intro: "We filed your document with the court. You can see the document and the date of filing.",
        },
      },
      sent: {
        member: {
          subject: "Your document has been sent",
          intro: "We sent your document. You can see the document and the date of sending.",
        },
      },
      "taken-back": {
        member: {
          subject: "We are looking at your document again",
          intro:
            "Our staff are looking again at the document that you approved. Afterwards we will ask you to confirm it once more.",
        },
      },
      "review-withdrawn": {
        member: {
          subject: "We are still working on your document",
          intro:
            "Our staff are looking once more at the document that we asked you to review. There is nothing for you to do now. We will ask you again afterwards.",
        },
      },
      commented: {
        member: {
          subject: "A new comment on your document",
          intro: "Our staff wrote a comment on your document. Please read it there.",
        },
        staff: {
          subject: "A customer commented on a document",
          intro: "A customer wrote a comment on a document of this case. Please read it there.",
        },
      },
    },
  },
  reminder: {
    days: {
      left: "{days, plural, =0 {A deadline is today} =1 {A deadline is tomorrow} other {A deadline is # days away}}",
      over: "{days, plural, one {A deadline passed yesterday} other {A deadline passed # days ago}}",
    },
    date: "Deadline: {date}",
    unconfirmed: "Our staff have not confirmed this date yet.",
    late: "This reminder is later than planned.",
    staff: {
      act: "Please look at the case, press “Acknowledge the reminder” and write down what you do next.",
      escalated: "You get this because no one has acknowledged the reminder before it.",
      overdue: "If it has been dealt with, please mark it as done.",
    },
    member: {
      prepare: "Some things are left to prepare. Please see “What to prepare” in the case room and send them in time.",
      paper: "A document waits for your answers or your approval. Please open it in your case and finish it in time.",
      nothing: "There is nothing to prepare for now. If anything is needed, we write to you in the case room.",
      over: "The deadline has passed. Please talk to our staff in the case room now about what to do.",
    },
  },
  digest: {
    subject: "{count, plural, one {# thing to do today} other {# things to do today}}",
    intro: "As of 8:30 this morning in Korea: your cases, and those that no one handles yet.",
    others: "{count, number} more",
    sections: {
      overdue: "Past their deadline: {count, number}{more, select, true { or more} other {}}",
      today: "Due today: {count, number}{more, select, true { or more} other {}}",
      unacknowledged: "Reminders not acknowledged yet: {count, number}{more, select, true { or more} other {}}",
      waiting:
        "Cases waiting for an answer: {count, number}{more, select, true { or more} other {}}, the longest wait first",
      unassigned: "Cases without a handler: {count, number}{more, select, true { or more} other {}}",
      silent: "Cases with no message for a week: {count, number}{more, select, true { or more} other {}}",
    },
    since: "since {date}",
  },
  calendar: {
    own: "Deadlines of my cases",
    office: "Deadlines of the office",
    deadline: "Deadline",
    unconfirmed: "not confirmed yet",
    lookInside: "Calendars may show changes hours later. Log in to see the date as it is now.",
  },
};
