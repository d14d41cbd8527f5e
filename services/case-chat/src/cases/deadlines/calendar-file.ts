import { cite, isServiceId, serviceName } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { Step } from "@legal/legal-rules";
import { caseRuleOf, isCaseMatter } from "@legal/legal-rules/case-matters";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { deadlineCalendar } from "@legal/legal-rules/calendar";
import { calendarUid } from "@legal/legal-rules/calendar-feed";
import { courtNote, matterName, ruleDerivedNote, stepSentence, type LegalTexts } from "@legal/legal-rules/texts";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { caseOf } from "../record/case-of-room.ts";
import { isConfirmed } from "./confirmation.ts";
import type { DeadlineRecord } from "./deadline-model.ts";

const TEXTS: Record<Language, { deadline: string; unconfirmed: string }> = {
  ko: { deadline: "마감", unconfirmed: "담당자 확인 전" },
  en: { deadline: "Deadline", unconfirmed: "not confirmed yet" },
  ja: { deadline: "期限", unconfirmed: "担当者未確認" },
  zh: { deadline: "期限", unconfirmed: "尚未确认" },
};

/** With the number, by which an office knows which of its cases it is; no person is named. */
const titleOf = (deadline: DeadlineRecord, room: ChatRoomRecord, texts: LegalTexts): string => {
  const { language } = texts;
  const { deadline: word, unconfirmed } = TEXTS[language];
  const { matter } = deadline;
  const { serviceType } = room;
  const what = matter !== null && isCaseMatter(matter) ? matterName(matter, texts) : word;
  const service = isServiceId(serviceType) ? serviceName(serviceType, language) : serviceType;
  const known = [what, service, caseOf(room).number].filter((part) => part !== undefined).join(" - ");
  return `${known}${isConfirmed(deadline) ? "" : ` (${unconfirmed})`}`;
};

/** The matter's own articles stand where its length is counted. */
const lineOf = (step: Step, { matter }: DeadlineRecord, texts: LegalTexts): string => {
  const sentence = stepSentence(step, texts);
  if (step.code !== "COUNT" || matter === null || !isCaseMatter(matter)) return sentence;
  return `${sentence} (${caseRuleOf(matter)
    .statutes.map((statute) => cite(statute, texts.language))
    .join(", ")})`;
};

/** A calendar file with one deadline and how it was counted, in the reader's language. */
export const calendarFile = (deadline: DeadlineRecord, room: ChatRoomRecord, language: Language): string => {
  const texts = legalTexts(language);
  const { _id, dueDate, steps, version, state, updatedAt } = deadline;
  const counted = steps.map((step) => lineOf(step, deadline, texts));
  const lines = [...counted, ruleDerivedNote(dueDate, texts), courtNote(texts)];
  return deadlineCalendar([
    {
      uid: calendarUid(_id),
      dueDate,
      title: titleOf(deadline, room, texts),
      description: counted.length > 0 ? lines.filter((line) => line !== undefined).join("\n") : undefined,
      sequence: version,
      cancelled: state === "void",
      madeAt: updatedAt,
    },
  ]);
};
