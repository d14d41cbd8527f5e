import { isOpen, statusesOf, type CaseStage } from "@legal/case-rules";
import { priceOf, SERVICE_IDS } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import { DEFAULT_LANGUAGE, LANGUAGES, PACKAGE_TYPES } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { newCaseFields } from "../src/cases/record/case-of-room.ts";
import type { CaseRoomRecord } from "../src/cases/record/case-room-model.ts";
import type { MessageRecord } from "../src/messages/message-model.ts";
import { searchFieldsOf } from "../src/users/search-fields.ts";
import type { UserRecord } from "../src/users/user-model.ts";

const DAY_MS = 86_400_000;
/** Three years of work. */
const SPAN_DAYS = 1095;
const CASES_PER_CUSTOMER = 3;
const STAFF = 12;

const FAMILY = Array.from("김이박최정강조윤장임한오서신권황안송전홍");
const GIVEN = Array.from("민서지우하준도윤예은수아현우채원시온유진서연재훈");
/** Seven of ten read Korean. */
const SPOKEN = [...Array<Language>(6).fill(DEFAULT_LANGUAGE), ...LANGUAGES];
/** Most cases of an old office are done. */
const PERCENT: Readonly<Record<CaseStage, number>> = { finished: 62, cancelled: 8, open: 30 };
const STAGES = (Object.keys(PERCENT) as CaseStage[]).flatMap((stage) => Array<CaseStage>(PERCENT[stage]).fill(stage));
const SAID = [
  "안녕하세요. 접수한 사건의 진행 상황이 궁금합니다.",
  "차용증과 이체 내역을 올려 드렸습니다. 더 필요한 자료가 있을까요?",
  "자료를 확인했습니다. 초안을 작성해 내일까지 보내 드리겠습니다.",
  "Thank you. Could you also check the address of the other party?",
  "보정명령이 왔습니다. 기한 안에 제출하겠습니다.",
];

/** Deterministic, so that two runs produce the same data. */
const pick = <T>(values: readonly T[], seed: number): T =>
  values[(Math.imul(seed, 2_654_435_761) >>> 0) % values.length] as T;

/** An id of the time it stands for. */
const idAt = (time: number, group: number, index: number): string => {
  const milliseconds = time.toString(16).padStart(12, "0");
  const tail = index.toString(16).padStart(12, "0");
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7000-8${group.toString(16).padStart(3, "0")}-${tail}`;
};

const personAt = (index: number, start: number, role: "admin" | "user"): UserRecord => {
  const group = role === "admin" ? 2 : 1;
  const firstName = pick(GIVEN, index * 7 + 1) + pick(GIVEN, index * 13 + 5);
  const lastName = pick(FAMILY, index * 3 + 2);
  const username = `${role === "admin" ? "staff" : "customer"}_${index.toString(36)}`;
  const names = { username, email: `${username}@example.com`, firstName, lastName, displayName: lastName + firstName };
  const facts = { language: pick(SPOKEN, index), role, version: 1, deleted: false };
  return { _id: idAt(start, group, index), ...names, ...searchFieldsOf(names), ...facts };
};

export interface Scale {
  cases: number;
  messages: number;
  now: Date;
}

interface Conversation {
  room: string;
  index: number;
  created: number;
  step: number;
  people: Record<"customer" | "assignee", { _id: string }>;
}

const messageAt = (at: number, { room, index, created, step, people }: Conversation): MessageRecord => {
  const time = Math.floor(created + (at + 1) * step);
  const sentByAdmin = at % 2 === 1;
  return {
    _id: idAt(time, 4 + (at % 16), index),
    chatRoomId: room,
    seq: at + 1,
    senderId: sentByAdmin ? people.assignee._id : people.customer._id,
    clientMessageId: `scale-${index}-${at}`,
    content: pick(SAID, index + at),
    file: null,
    sentByAdmin,
    aiAutoResponse: false,
    createdAt: new Date(time),
  };
};

/** The data of an office of some size: its people, and case by case the room and its messages. */
export const officeOf = ({ cases, messages, now }: Scale) => {
  const start = now.getTime() - SPAN_DAYS * DAY_MS;
  const staff = Array.from({ length: STAFF }, (_, index) => personAt(index, start, "admin"));
  const customers = Math.ceil(cases / CASES_PER_CUSTOMER);
  const customerAt = (index: number) => personAt(index, start, "user");
  const today = seoulDateOf(now);
  /** Every other case has one message more or less, so that some end with a question. */
  const share = Math.round(messages / cases);

  const roomAt = (index: number): { room: CaseRoomRecord; said: MessageRecord[] } => {
    const created = start + Math.floor((index / cases) * SPAN_DAYS * DAY_MS);
    const customer = customerAt((index * 31) % customers);
    const serviceType = pick(SERVICE_IDS, index * 5 + 3);
    const packageType = pick(PACKAGE_TYPES, index + 11);
    const status = pick(statusesOf(pick(STAGES, index)), index * 29 + 7);
    const open = isOpen(status);
    const assignee = pick(staff, index * 17 + 1);
    const room = { id: idAt(created, 3, index), said: Math.max(0, share + (index % 2 === 0 ? 1 : -1)) };
    const step = Math.min(DAY_MS, (now.getTime() - created) / (room.said + 1));
    const people = { customer, assignee };
    const said = Array.from({ length: room.said }, (_, at) =>
      messageAt(at, { room: room.id, index, created, step, people }),
    );
    const byAdmin = Math.floor(said.length / 2);
    const last = said.at(-1)?.createdAt ?? new Date(created);
    const unread = open && index % 9 === 0 && said.length > 0;
    const waits = open && index % 7 === 0 && said.length % 2 === 1;
    const opened = {
      packageType,
      price: priceOf(serviceType, packageType),
      startConsentAt: null,
      status,
      deadline: open && index % 5 < 3 ? addDays(today, (index % 97) - 6) : null,
      assigneeId: index % 10 === 0 ? null : assignee._id,
      version: 0,
    };
    const readByAdmin = said.length - byAdmin - (unread ? 1 : 0);
    return {
      said,
      room: {
        _id: room.id,
        userId: customer._id,
        serviceType,
        isCase: true,
        ...newCaseFields(opened, true),
        chatStatus: "active",
        lastUserMessageAt: said.length > 0 ? last : null,
        lastSeq: said.length,
        sentByUser: said.length - byAdmin,
        sentByAdmin: byAdmin,
        readSeqUser: said.length,
        readSeqAdmin: unread ? said.length - 1 : said.length,
        readByUser: byAdmin,
        readByAdmin,
        awaitsAdmin: unread,
        ...(waits && { waitingSince: last }),
        unanswered: waits,
        waitingSeq: said.length,
        spokenAt: last,
        customerWords: customer.words ?? "",
        createdAt: new Date(created),
        updatedAt: last,
      },
    };
  };
  return { staff, customers, customerAt, roomAt };
};
