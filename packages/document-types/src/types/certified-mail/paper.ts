import type { Block } from "../../engine/block.ts";
import type { Draft } from "../../engine/document-type.ts";
import { paperDate } from "../../engine/korean.ts";
import { paperOf, type Part } from "../../engine/paper.ts";
import { itemsAt, sentencesAt, textAt } from "../../engine/read-answers.ts";
import { filerEntries, partyEntries } from "../../parties/party-entries.ts";
import { signatureLines } from "../../parties/signature-lines.ts";
import { bodyOf, titleOf } from "./body.ts";

const sentencesOf = (draft: Draft): readonly string[] => sentencesAt(draft.answers, "body") ?? bodyOf(draft);

const bodyParts = (draft: Draft): Part[] =>
  sentencesOf(draft).map((_, index): Part => ({
    id: `body-${index + 1}`,
    make: (traced) => ({
      kind: "paragraph",
      level: 1,
      ordinal: index + 1,
      text: sentencesOf(traced)[index] ?? "",
    }),
  }));

/** At the counter one for each recipient, and two that the post office and the sender keep (우편법 시행규칙 48). */
export const copiesOf = ({ answers }: Draft): number | null =>
  textAt(answers, "channel") === "counter" ? itemsAt(answers, "recipients").length + 2 : null;

/** 우편법 시행규칙 제46조 이하: both sides' names and addresses as on the envelope, no court. */
export const build = (draft: Draft): readonly Block[] =>
  paperOf(draft, [
    { id: "title", make: ({ answers }) => ({ kind: "title", text: titleOf(answers) }) },
    {
      id: "parties",
      make: ({ answers }) => ({
        kind: "parties",
        parties: [
          ...partyEntries(answers, "recipients", "수신인", { numbers: false }),
          ...filerEntries(answers, "senders", "발신인", { numbers: false }),
        ],
      }),
    },
    ...bodyParts(draft),
    { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
    {
      id: "signature",
      make: ({ answers }) => ({ kind: "signature", lines: signatureLines(answers, "senders", "발신인") }),
    },
  ]);
