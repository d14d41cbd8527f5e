import type { DeadlineAlert, Language } from "@legal/contracts";
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { ConversationRecord, MessageRecord } from "../conversations/conversation-model.ts";
import type { DocxTexts } from "../texts/assistant-texts.ts";
import { textsIn } from "../texts/texts.ts";
import { nameOfService } from "./name-of-service.ts";
import { withFewerLines } from "./with-fewer-lines.ts";

const LATIN = "Calibri";
const INK = "16213A";
const MUTED = "55607A";
const ACCENT = "A44A22";
const ALERT = "B42318";
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: "E5E2DA" } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const PAGE = { size: { width: 11_906, height: 16_838 }, margin: { top: 1304, bottom: 1134, left: 1247, right: 1247 } };
const LABEL_WIDTH = 1900;
const TEXT_WIDTH = 7512;

export interface DocxFacts {
  conversation: ConversationRecord;
  /** Null for a visitor's conversation. */
  customer: string | null;
  language: Language;
}

interface Style {
  color?: string;
  bold?: boolean;
  /** Half points. */
  size?: number;
  /** Line breaks before it. */
  break?: number;
}

// What XML 1.0 cannot carry would make a file that Word calls damaged.
// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;
const printable = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE, "");

const run = (text: string, style: Style = {}): TextRun => new TextRun({ text: printable(text), ...style });

const paragraph = (text: string, style: Style = {}, spacing: { before?: number; after?: number } = {}): Paragraph =>
  new Paragraph({ children: [run(text, style)], spacing: { after: 60, ...spacing } });

const clock = ({ locale }: DocxTexts, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "Asia/Seoul", dateStyle: "long", timeStyle: "short" }).format(at);

const cell = (child: Paragraph, width: number): TableCell =>
  new TableCell({
    children: [child],
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 60, right: 60 },
    borders: { top: HAIRLINE, bottom: HAIRLINE, left: NONE, right: NONE },
  });

const factRow = ([label, value]: readonly [string, string]): TableRow =>
  new TableRow({
    cantSplit: true,
    children: [cell(paragraph(label, { color: MUTED, size: 20 }), LABEL_WIDTH), cell(paragraph(value), TEXT_WIDTH)],
  });

const factTable = (rows: readonly (readonly [string, string])[]): Table =>
  new Table({
    width: { size: LABEL_WIDTH + TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [LABEL_WIDTH, TEXT_WIDTH],
    rows: rows.map(factRow),
  });

const notice = (text: string): Paragraph =>
  new Paragraph({
    children: [run(text, { color: MUTED, size: 19 })],
    spacing: { before: 200, after: 200 },
    shading: { type: ShadingType.CLEAR, fill: "FBFAF7", color: "auto" },
  });

const speaker = (message: MessageRecord, { customer }: DocxFacts, texts: DocxTexts): Paragraph => {
  const isAssistant = message.role === "assistant";
  const name = isAssistant ? texts.assistant : (customer ?? texts.visitor);
  const state = texts.states[message.status];
  return new Paragraph({
    keepNext: true,
    spacing: { before: 280, after: 80 },
    border: { top: { ...HAIRLINE, space: 8 } },
    children: [
      run(name, { bold: true, color: isAssistant ? ACCENT : INK }),
      run(`  ${clock(texts, message.createdAt)}`, { color: MUTED, size: 18 }),
      ...(state ? [run(`  (${state})`, { color: ALERT, size: 18 })] : []),
    ],
  });
};

const dayIn = ({ locale }: DocxTexts, date: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "long" }).format(new Date(date));

const lastDay = ({ due, withdrawn }: DeadlineAlert, texts: DocxTexts): string => {
  if (!due) return "";
  const from = due.served ? `, ${texts.countedFrom}: ${dayIn(texts, due.served.date)}` : "";
  return ` · ${texts.lastDay}: ${dayIn(texts, due.date)}${from}${withdrawn ? ` · ${texts.withdrawn}` : ""}`;
};

/** Those that the words themselves do not say, and every last day. */
const alerts = ({ warnings, content }: MessageRecord, texts: DocxTexts): Paragraph[] =>
  warnings
    .filter(({ text, due }) => due || !content.includes(text))
    .map((alert) =>
      paragraph(`${texts.deadline}: ${alert.title} (${alert.statutes.join(", ")})${lastDay(alert, texts)}`, {
        color: ALERT,
        bold: true,
        size: 20,
      }),
    );

const footnotes = ({ sources, unverified }: MessageRecord, texts: DocxTexts): Paragraph[] => {
  const small = { color: MUTED, size: 18 };
  const cited = sources.map(({ title, statutes }) =>
    statutes.length > 0 ? `${title} (${statutes.join(", ")})` : title,
  );
  return [
    ...(cited.length > 0 ? [paragraph(`${texts.sources}: ${cited.join(" · ")}`, small, { before: 80 })] : []),
    ...(unverified.length > 0
      ? [paragraph(`${texts.unverified}: ${unverified.join(", ")}`, { ...small, color: ALERT })]
      : []),
  ];
};

/** Whether a later answer takes the last day of a rule's period back. */
const isTakenBack = (rule: string, later: readonly MessageRecord[]): boolean =>
  later.some(({ warnings }) => warnings.some((one) => one.rule === rule && one.withdrawn));

/**
 * Each period where it is warned of first, and again where it has another last day; one that was taken back is marked. As
 * on the screen.
 */
const withWarningsOnce = (messages: readonly MessageRecord[]): MessageRecord[] => {
  const lastDays = new Map<string, string | undefined>();
  return messages.map((message, at) => {
    const shown = message.warnings.filter(
      ({ rule, due }) => !lastDays.has(rule) || (due !== undefined && lastDays.get(rule) !== due.date),
    );
    for (const { rule, due } of shown) lastDays.set(rule, due?.date);
    for (const { rule } of message.warnings.filter(({ withdrawn }) => withdrawn)) lastDays.set(rule, undefined);
    const later = messages.slice(at + 1);
    const warnings = shown.map((alert) => ({ ...alert, withdrawn: isTakenBack(alert.rule, later) }));
    return { ...message, warnings };
  });
};

/** One paragraph, however many lines it has: each paragraph of its own would cost ten times its text. */
const said = ({ content }: MessageRecord): Paragraph =>
  new Paragraph({
    children: content.split("\n").map((line, index) => run(line, index === 0 ? {} : { break: 1 })),
    spacing: { after: 60 },
  });

const turn = (message: MessageRecord, facts: DocxFacts, texts: DocxTexts): Paragraph[] => [
  speaker(message, facts, texts),
  ...alerts(message, texts),
  said(message),
  ...footnotes(message, texts),
];

const sourceList = ({ messages }: ConversationRecord, texts: DocxTexts): Paragraph[] => {
  const sources = new Map(messages.flatMap((message) => message.sources.map((source) => [source.id, source])));
  if (sources.size === 0) return [];
  return [
    new Paragraph({ text: texts.sources, heading: HeadingLevel.HEADING_2, spacing: { before: 480, after: 120 } }),
    ...Array.from(sources.values(), ({ title, statutes, asOf }, index) =>
      paragraph(`${index + 1}. ${[title, ...statutes].join(", ")} (${texts.checkedOn} ${asOf})`, { size: 20 }),
    ),
  ];
};

const pageFooter = (texts: DocxTexts): Footer => {
  const marks: Readonly<Record<string, TextRun>> = {
    now: new TextRun({ children: [PageNumber.CURRENT], color: MUTED, size: 18 }),
    all: new TextRun({ children: [PageNumber.TOTAL_PAGES], color: MUTED, size: 18 }),
  };
  const children = texts.page("now", "all").map((part) => marks[part] ?? run(part, { color: MUTED, size: 18 }));
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children })] });
};

/** The whole conversation as a document: who, what, when, every turn with its sources, page numbers. */
export const createDocxDocument = (facts: DocxFacts): Document => {
  const { conversation, customer, language } = facts;
  const { messages, shortened } = withFewerLines(conversation.messages);
  const texts = textsIn(language).docx;
  const service = nameOfService(conversation, language);
  const font = { ascii: LATIN, hAnsi: LATIN, eastAsia: texts.font, cs: texts.font };
  const rows = [
    [texts.customer, customer ?? texts.visitor],
    [texts.service, service],
    [texts.began, clock(texts, conversation.createdAt)],
    [texts.last, clock(texts, conversation.updatedAt)],
    [texts.turns, String(conversation.messages.length)],
  ] as const;
  return new Document({
    title: `${texts.title}: ${service}`,
    creator: texts.assistant,
    // For programs that look for what an AI wrote; people read the notice.
    keywords: "AI-generated",
    description: texts.notice,
    styles: {
      default: {
        document: { run: { font, size: 22, color: INK }, paragraph: { spacing: { line: 312 } } },
        heading1: { run: { font, size: 36, bold: true, color: INK } },
        heading2: { run: { font, size: 26, bold: true, color: INK } },
      },
    },
    sections: [
      {
        properties: { page: PAGE },
        headers: {
          default: new Header({ children: [paragraph(`${texts.title} · ${service}`, { color: MUTED, size: 18 })] }),
        },
        footers: { default: pageFooter(texts) },
        children: [
          new Paragraph({
            text: `${texts.title}: ${service}`,
            heading: HeadingLevel.HEADING_1,
            spacing: { after: 240 },
          }),
          factTable(rows),
          notice(texts.notice),
          ...(shortened ? [notice(texts.joinedLines)] : []),
          ...withWarningsOnce(messages).flatMap((message) => turn(message, facts, texts)),
          ...sourceList(conversation, texts),
        ],
      },
    ],
  });
};
