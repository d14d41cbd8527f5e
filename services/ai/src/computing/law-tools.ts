import type { Language } from "@legal/contracts";
import {
  computeDeadline,
  LegalRuleError,
  MATTER_IDS,
  MATTERS,
  SERVICE_MODES,
  type CalendarDate,
  type ExtraHoliday,
  type Matter,
} from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import {
  computeServiceFee,
  computeStampDuty,
  FILINGS,
  PROCEDURE_IDS,
  STAMP_DOCUMENTS,
} from "@legal/legal-rules/court-costs";
import { computeInterest } from "@legal/legal-rules/interest";
import { costStepSentence, documentName, errorSentence, formatLegalNumber } from "@legal/legal-rules/texts";
import { z } from "zod";
import type { Computed } from "./computed.ts";
import { presentDeadline } from "./present-deadline.ts";

/** A function that a model may call; its result is text for the model, and what it proves is noted. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: Record<string, unknown>;
  readonly run: (argumentsJson: string) => string;
}

interface Reader {
  readonly language: Language;
  readonly today: CalendarDate;
  readonly extraHolidays: readonly ExtraHoliday[];
}

const date = z.string().max(10).describe("yyyy-MM-dd");
const won = z.number().int();
const period = z.object({ n: z.number().int(), unit: z.enum(["day", "week", "month", "year"]) });

const deadlineInput = z.object({
  matter: z
    .enum(MATTER_IDS)
    .describe(
      "execution-immediate-appeal is not for the decision that opens an auction (no period); of a decision on the sale its mode is pronouncement",
    ),
  mode: z.enum(SERVICE_MODES).optional().describe("how it was served; left out, the usual way of the matter"),
  date: date.describe("yyyy-MM-dd: the day of receipt, notice, pronouncement or event"),
  noticeDate: date.optional(),
  extension: period.optional(),
});

const stampInput = z.object({
  document: z.enum(STAMP_DOCUMENTS),
  filing: z.enum(FILINGS),
  claim: won.optional(),
  claimBefore: won.optional(),
});

const serviceFeeInput = z.object({
  procedure: z.enum([...PROCEDURE_IDS, "first-instance-by-claim"]),
  filing: z.enum(FILINGS),
  applicants: z.number().int().default(1),
  respondents: z.number().int().default(1),
  thirdParties: z.number().int().optional(),
  claim: won.optional(),
  interested: z.number().int().optional(),
  creditors: z.number().int().optional(),
});

const interestInput = z.object({
  principal: won,
  due: z.object({ kind: z.enum(["term", "tort"]), date }),
  until: date,
  ratePercent: z.string().max(10).describe("percent a year as text, such as 5 or 14.4"),
  complaintServedOn: date.optional(),
  lawsuitRatePercent: z.string().max(10).optional(),
});

const deadline = (input: z.output<typeof deadlineInput>, { today, language, extraHolidays }: Reader): Computed => {
  const rule: Matter = MATTERS[input.matter];
  const { date: on, noticeDate, matter, extension } = input;
  const service = {
    mode: input.mode ?? rule.modes[0] ?? "event",
    date: on,
    ...(noticeDate !== undefined && { noticeDate }),
  };
  const computed = computeDeadline({ matter, service, extension, extraHolidays, today });
  return presentDeadline(matter, service, computed, today, language);
};

const stampDuty = (input: z.output<typeof stampInput>, { language }: Reader): Computed => {
  const texts = legalTexts(language);
  const { amount, steps } = computeStampDuty(input);
  return {
    lines: [
      `${documentName(input.document, texts)}: ${formatLegalNumber(amount)}`,
      ...steps.map((step) => costStepSentence(step, texts)),
    ],
    citations: [{ law: "stampDuty", articles: ["2"] }],
    dates: [],
    amounts: [amount, ...steps.map((step) => step.amount), ...(input.claim === undefined ? [] : [input.claim])],
  };
};

const serviceFee = (input: z.output<typeof serviceFeeInput>, { language, today }: Reader): Computed => {
  const texts = legalTexts(language);
  const { applicants, respondents, thirdParties, ...rest } = input;
  const fee = computeServiceFee({ ...rest, filedOn: today, parties: { applicants, respondents, thirdParties } });
  return {
    lines: [
      `${documentName(fee.procedure, texts)}: ${formatLegalNumber(fee.total)}`,
      ...fee.steps.map((step) => costStepSentence(step, texts)),
    ],
    citations: [],
    dates: [],
    amounts: [fee.unit, fee.total],
  };
};

const interest = (input: z.output<typeof interestInput>): Computed => {
  const { convention, segments, interest: sum, total } = computeInterest(input);
  const rows = segments.map(({ from, to, ratePercent, years, days, denominator, amount }) => {
    return `${from}–${to}, ${ratePercent} %: ${years} years ${days}/${denominator}, ${formatLegalNumber(amount)}`;
  });
  return {
    lines: [`${formatLegalNumber(sum)}, ${formatLegalNumber(total)} (${convention})`, ...rows],
    citations: [],
    dates: segments.flatMap(({ from, to }) => [from, to]),
    amounts: [input.principal, sum, total, ...segments.map(({ amount }) => amount)],
  };
};

/** A refusal is an answer too: the model asks the person for what was wrong. */
const refusal = (error: unknown, language: Language): string => {
  if (error instanceof LegalRuleError) {
    return JSON.stringify({
      error: error.code,
      field: error.field,
      message: errorSentence(error, legalTexts(language)),
    });
  }
  return JSON.stringify({ error: "ARGUMENTS_INVALID" });
};

/** The law's arithmetic as tools. `note` receives what each call proved. */
export const lawTools = (reader: Reader, note: (computed: Computed) => void): Tool[] => {
  const tool = <Input>(
    name: string,
    description: string,
    schema: z.ZodType<Input>,
    compute: (input: Input, reader: Reader) => Computed,
  ): Tool => ({
    name,
    description,
    parameters: z.toJSONSchema(schema, { io: "input" }),
    run: (argumentsJson) => {
      try {
        const computed = compute(schema.parse(JSON.parse(argumentsJson)), reader);
        note(computed);
        return computed.lines.join("\n");
      } catch (error) {
        return refusal(error, reader.language);
      }
    },
  });
  return [
    tool("compute_deadline", "The last day of a period of Korean procedure, with its steps", deadlineInput, deadline),
    tool("compute_stamp_duty", "Court stamp duty (인지액) of a document, in won", stampInput, stampDuty),
    tool(
      "compute_service_fee",
      "Service fee (송달료) to prepay when filing today, in won",
      serviceFeeInput,
      serviceFee,
    ),
    tool("compute_interest", "Simple interest on a debt, in won", interestInput, interest),
  ];
};
