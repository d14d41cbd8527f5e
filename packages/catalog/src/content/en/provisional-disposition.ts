import type { ServiceText } from "../service-text.ts";

export const text: ServiceText = {
  summary: "Have the court stop a sale, a handover or an act while the dispute is open.",
  searchWords:
    "injunction, stop construction, stop a sale, restraining order, stop transfer, stop using my brand, take down a post, prevent eviction transfer, interim order, ban",
  overview:
    "An interim order by which the court keeps things as they are until the dispute is decided (가처분). It either forbids selling, transferring or handing over a thing, or stops an act such as building, trading or approaching someone. It protects things and conduct rather than money.",
  purpose: "While you wait for judgment, nothing should happen that is hard to undo.",
  risks: [
    "An order against handing over possession must name everybody who really holds it now. If someone is left out, it may be worthless.",
    "Orders that stop an act can need a hearing and high security. Once granted, carry it out within two weeks.",
  ],
  fits: [
    "The other side is about to sell real estate you say is yours",
    "You sue to get a flat back and someone else could be moved in",
    "Something goes on that makes the damage grow: building work, use of a brand, a post",
  ],
  unfit: ["All you want is money (that is provisional seizure)", "Nothing is urgent and you can wait for judgment"],
  features: [
    "We word what is to be stopped so that a court can order it",
    "Dates and photographs show why it is urgent",
    "If there is a hearing, we prepare the answers with you",
    "We follow through to the register or the bailiff's notice",
  ],
  steps: [
    {
      title: "Say what has to be stopped",
      text: "What will happen, when, and why it cannot wait, with whatever shows it.",
    },
    {
      title: "We write the application",
      text: "From your answers the right and the urgency go into the form, and it is filed once you approve it.",
    },
    {
      title: "The court examines it",
      text: "On paper, or by hearing both sides; orders that stop an act mostly need a hearing.",
    },
    { title: "You give security if asked", text: "By the court's date, as an insurance bond or in cash." },
    {
      title: "Decision and effect",
      text: "It is entered on the register, or a bailiff announces it on the spot. The other side has to follow it.",
    },
  ],
  prepare: [
    "Contract or register entry that shows your right",
    "Photos of the place, screenshots, a building schedule",
    "Your protests and the replies",
    "A note on the damage that threatens",
  ],
  questions: [
    {
      question: "How long until a decision?",
      answer:
        "Orders against a sale are often decided fairly quickly on paper; with a hearing it can take from some weeks to two or three months.",
    },
    {
      question: "What if they ignore the order?",
      answer: "You can ask, for instance, for a sum to be paid for each breach. What is possible depends on the case.",
    },
    {
      question: "Do I have to sue as well?",
      answer:
        "Mostly yes. The order is temporary, and the right itself is decided in the main case. If the court orders you to sue, proof of it has to be handed in within that period.",
    },
  ],
};
