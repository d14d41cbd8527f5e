import type { AssistantTexts } from "../assistant-texts.ts";

export const assistantTexts: AssistantTexts = {
  promptName: "English",
  between: " ",
  stop: ". ",
  quotes: ["“", "”"],
  unverified: " [not verified]",
  acknowledgement: {
    received: "We have received your message. This is an automatic note from the AI assistant, not legal advice.",
    open: "Our staff are busy with other cases, so the answer takes a little longer. They will reply in this room.",
    closed: "Our office is closed right now. Our staff will reply in this room in the next office hours.",
    paper:
      "If you have a paper from a court or authority, please send a photo and the date you received it. Our staff check the deadline first.",
  },
  prices: {
    byAgreement: "quote after case review",
    total: (amount, total) => `${total} incl. VAT (${amount} without VAT)`,
  },
  computing: {
    head: "Computed from what you wrote:",
    left: (days) => (days === 1 ? "One day is left." : `${days} days are left.`),
    today: "That is today.",
    passed: "That day has passed. There may still be a way: please show it to our staff today.",
    data: (version, checkedOn) => `Holiday data: ${version} (checked ${checkedOn})`,
    people: {
      parties: () => "one party on each side",
      thirdParties: () => "one creditor, one debtor and one third-party debtor",
      interested: (count) => `${count} people with an interest`,
    },
    costsHead: (document, claim, people) => `${document}, claim of ${claim} won, ${people}: what the court asks for`,
    costs: {
      electronic: (stamp, fee, total) =>
        `Filed electronically: stamp duty ${stamp} won, service fee ${fee} won, ${total} won in all`,
      paper: (stamp, fee, total) =>
        `Filed on paper: stamp duty ${stamp} won, service fee ${fee} won, ${total} won in all`,
    },
  },
  offline: {
    disclosure:
      "This is an automatic AI answer. It is general information; our staff and a lawyer decide on your case.",
    deadlineHead: "Please check this deadline first.",
    toStaff:
      "Send the paper and the date you received it in the chat with our staff; they check the deadline before anything else.",
    asked: "This is what our material says closest to your question.",
    nothingFound:
      "I found nothing in my material that fits this question, and I will not make something up. Please ask our staff in the chat, or tell me a little more.",
    otherService: (name) => `Your situation looks closer to our service “${name}”. Please look at that page too.`,
    missing: "To guide you better, please tell me:",
    withdrawn: "The last day that I gave before no longer fits what you wrote. Please do not rely on it.",
    facts: {
      amount: "how much money it is about",
      when: "when it happened",
      evidence: "whether you have something to show, such as a contract, messages or bank transfers",
      party: "whether you know the other side's name and address",
      receivedOn:
        "the exact date you received the paper (or, if someone at your home, workplace or building took it in first, that date)",
      openedOn:
        "the date on which the notice of the electronic paper came, and the date on which you opened the paper (if you have not, the notice's date)",
    },
    notAdvice: "What is right in your own case is for a lawyer to judge; our staff check time limits and papers.",
    heads: {
      overview: "What it is",
      fits: "It fits if",
      unfit: "Something else is better if",
      steps: "How it goes",
      prepare: "What to prepare",
      duration: "How long it takes",
      price: "What it costs",
    },
    didYouMean: "Did you mean one of these? Send it as it stands and I will answer.",
    because: (words, summary) => `It fits what you wrote: ${words}. ${summary}`,
    plainReason: (summary) => `It comes close to what you describe. ${summary}`,
  },
  referrals: {
    custody: {
      sentence: "This must have come as a shock. A lawyer comes first now.",
      lines: [
        { number: "132", name: "free legal aid (weekdays, office hours)" },
        { number: "1345", name: "immigration line (interprets for foreigners, weekdays 9 to 22)" },
        { number: "112", name: "police (if there is another danger)" },
        { number: "109", name: "suicide prevention (if it is too much to bear, 24 hours)" },
      ],
      after:
        "A court can be asked to review the arrest or detention. If you have no lawyer, the court appoints one for that review or for the warrant hearing. Please also write to our staff in the chat which police station it is and how to reach you.",
    },
    counsel: "The police must let you call a lawyer: ask for one, and call the duty lawyer of the local bar.",
    still:
      "You do not have to bear this alone. A person answers at these numbers right now. Write about your matter whenever you are ready.",
    notOffered: "Our office does not take on this kind of matter; this is where you get help.",
    topics: {
      bankruptcy:
        "For your own insolvency or debt adjustment, ask the Credit Counseling and Recovery Service (☎ 1600-5500) or free legal aid (☎ 132).",
      "company-formation":
        "For founding and registering a company, ask a judicial scrivener (법무사) or the registry office.",
      "consumer-agency": "Consumer complaints are taken by the consumer counselling centre (☎ 1372).",
      "contract-review": "Have a lawyer review the contract. Free legal aid answers at ☎ 132.",
      medical: "For your health, please ask a hospital; in an emergency call ☎ 119.",
      notary: "A notary's office (공증사무소) near you does this; bring your identity card and the originals.",
      "real-estate-advice": "Whether to buy or sell is a question for a licensed estate agent (공인중개사).",
      tax: "For tax returns, ask the national tax line (☎ 126) or a tax accountant. If an assessment has already come, please tell me.",
      "traffic-fine":
        "For traffic fines, ask the police line (☎ 182). If your licence was suspended or revoked, please tell me.",
      visa: "For stays and visa applications, ask the immigration line (☎ 1345). If you were refused or ordered to leave, please tell me.",
      other: "Free legal aid answers at ☎ 132.",
    },
  },
  docx: {
    font: "Malgun Gothic",
    locale: "en-GB",
    file: "AI conversation",
    title: "Record of an AI consultation",
    customer: "Customer",
    visitor: "Visitor who was not signed in",
    service: "Service",
    began: "Began",
    last: "Last word",
    turns: "Messages",
    notice:
      "This record holds answers written by an AI. They are general information, not legal advice. What is marked as not verified was not found in the sources.",
    joinedLines:
      "This record has a very large number of line breaks. Further on they are written as spaces; no word is left out.",
    assistant: "AI assistant",
    sources: "Sources",
    deadline: "Deadline",
    lastDay: "last day",
    countedFrom: "counted from",
    withdrawn: "It no longer fits what was written since. Please do not rely on it.",
    unverified: "Not verified",
    checkedOn: "checked on",
    states: { writing: "being written", stopped: "stopped", failed: "not answered" },
    page: (now, all) => ["Page ", now, " of ", all],
  },
};
