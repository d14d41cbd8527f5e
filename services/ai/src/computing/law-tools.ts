import type { Language } from "@legal/contracts";
import { computeDeadline, LegalRuleError, MATTER_IDS, type CalendarDate, type ExtraHoliday } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import {
  computeServiceFee,
  computeStampDuty,
  FILINGS,
  PROCEDURE_IDS,
  STAMP_DOCUMENTS,
} from "@legal/legal-rules/court-costs";
import { WAGE_RATE } from "@legal/legal-rules/claims";
import { CIVIL_RATE, COMMERCIAL_RATE, computeInterest, LAWSUIT_RATES, rateOn } from "@legal/legal-rules/interest";
import { costStepSentence, documentName, errorSentence, formatLegalNumber } from "@legal/legal-rules/texts";
import { z } from "zod";
import type { Computed } from "./computed.ts";
import { stampFeesOf } from "./court-costs.ts";
import { presentDeadline } from "./present-deadline.ts";
import type { StatedFigures } from "./stated-figures.ts";

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
  readonly stated: StatedFigures;
  readonly today: CalendarDate;
  readonly extraHolidays: readonly ExtraHoliday[];
}

const date = z.string().max(10).describe("yyyy-MM-dd, as the person said it");
const won = z.number().int().describe("in won, as the person said it");

const deadlineInput = z.object({
  matter: z
    .enum(MATTER_IDS)
    .describe(
      "execution-immediate-appeal is neither for the decision that opens an auction (no period) nor for one on the sale",
    ),
  date: date.describe("yyyy-MM-dd, as the person said it: the day of receipt, notice, pronouncement or event"),
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
  ratePercent: z.string().max(10).describe("percent a year as text: of the law, such as 5, or as the person said it"),
  complaintServedOn: date.optional(),
  lawsuitRatePercent: z
    .string()
    .max(10)
    .optional()
    .describe("left out, the law's, or ratePercent where that is higher"),
});

/** An argument that the person's words do not give, or not plainly. */
class NotStated extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`${field} was not said`);
    this.field = field;
  }
}

const requireAmount = ({ amounts }: StatedFigures, field: string, amount: number | undefined): void => {
  if (amount !== undefined && !amounts.has(amount)) throw new NotStated(field);
};

const requireDay = ({ stated, today }: Reader, field: string, day: string | undefined): void => {
  if (day !== undefined && day !== today && !stated.days.has(day)) throw new NotStated(field);
};

const deadline = (input: z.output<typeof deadlineInput>, reader: Reader): Computed => {
  const { stated, today, language, extraHolidays } = reader;
  const { matter } = input;
  const service = stated.serviceOf(matter);
  if (service?.date !== input.date) throw new NotStated("date");
  const computed = computeDeadline({ matter, service, extraHolidays, today });
  return presentDeadline(matter, service, computed, today, language);
};

const stampDuty = (input: z.output<typeof stampInput>, { stated, language }: Reader): Computed => {
  requireAmount(stated, "claim", input.claim);
  requireAmount(stated, "claimBefore", input.claimBefore);
  const texts = legalTexts(language);
  const duty = computeStampDuty(input);
  const { amount, steps } = duty;
  const fees = stampFeesOf(duty);
  return {
    lines: [
      `${documentName(input.document, texts)}: ${formatLegalNumber(amount)}`,
      ...steps.map((step) => costStepSentence(step, texts)),
    ],
    citations: [{ law: "stampDuty", articles: ["2"] }],
    dates: [],
    amounts: [...fees, ...(input.claim === undefined ? [] : [input.claim])],
    fees: { kinds: ["stamp"], amounts: fees },
  };
};

const serviceFee = (input: z.output<typeof serviceFeeInput>, { stated, language, today }: Reader): Computed => {
  requireAmount(stated, "claim", input.claim);
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
    fees: { kinds: ["service"], amounts: [fee.unit, fee.total] },
  };
};

/** Rates of the law as it is: a former one is the rate of a case only where a paper says so. */
const isInForce = (rate: number, today: CalendarDate): boolean =>
  [CIVIL_RATE, COMMERCIAL_RATE, rateOn(LAWSUIT_RATES, today), WAGE_RATE.value].map(Number).includes(rate);

const requireRate = ({ stated, today }: Reader, field: string, rate: string | undefined): void => {
  if (rate !== undefined && !isInForce(Number(rate), today) && !stated.percents.has(Number(rate)))
    throw new NotStated(field);
};

const interest = (given: z.output<typeof interestInput>, reader: Reader): Computed => {
  // As a stated rate the law's own would also count below the debt's.
  const isStated = reader.stated.percents.has(Number(given.lawsuitRatePercent));
  const input = isStated ? given : { ...given, lawsuitRatePercent: undefined };
  requireAmount(reader.stated, "principal", input.principal);
  requireDay(reader, "due.date", input.due.date);
  requireDay(reader, "until", input.until);
  requireDay(reader, "complaintServedOn", input.complaintServedOn);
  requireRate(reader, "ratePercent", input.ratePercent);
  requireRate(reader, "lawsuitRatePercent", given.lawsuitRatePercent);
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
  if (error instanceof NotStated) {
    const message = "The person has not said this plainly. Ask them for it; never guess it.";
    return JSON.stringify({ error: "NOT_SAID", field: error.field, message });
  }
  return JSON.stringify({ error: "ARGUMENTS_INVALID" });
};

/** The law's arithmetic of what a person has stated, as tools. `note` receives what each call proved. */
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
