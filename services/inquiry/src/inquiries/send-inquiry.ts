import { createHash } from "node:crypto";
import { isServiceId, SERVICE_IDS } from "@legal/catalog";
import { inquiryCreated, type Language } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, isDuplicateKey, newId, validationFailed } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { queueMail } from "../mail/mail-kinds.ts";
import { lockAccount } from "./account-model.ts";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";
import { searchFieldsOf, wordsOf } from "./search-words.ts";
import { Sending, type SendingRecord } from "./sending-model.ts";

interface InquiryInput {
  name: string;
  email: string;
  phone: string | null;
  serviceType: string | null;
  message: string;
  language: Language;
}

interface Sender {
  userId: string | null;
  /** Distinguishes senders for repetitions: the account, else the network. */
  client: string;
  /** The sender's name for this message, kept over repetitions. */
  idempotencyKey: string | undefined;
}

const SAME_CONTENT_MS = 10 * 60_000;
const KEY_HOLDS_MS = 24 * 3_600_000;
const RACES = 5;

const hash = (...parts: unknown[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

const fromNow = (ms: number): Date => new Date(Date.now() + ms);

const sendingsOf = (input: InquiryInput, { client, idempotencyKey }: Sender, inquiryId: string): SendingRecord[] => {
  const { name, email, phone, serviceType, message } = input;
  const content = hash(name, email, phone, serviceType, message);
  return [
    ...(idempotencyKey === undefined
      ? []
      : [{ _id: hash(client, "key", idempotencyKey), inquiryId, content, holdsUntil: fromNow(KEY_HOLDS_MS) }]),
    { _id: hash(client, "content", content), inquiryId, content, holdsUntil: fromNow(SAME_CONTENT_MS) },
  ];
};

const findEarlier = async (sendings: SendingRecord[], session: ClientSession): Promise<InquiryRecord | null> => {
  const holding = { _id: { $in: sendings.map(({ _id }) => _id) }, holdsUntil: { $gt: new Date() } };
  const [earlier] = await Sending.find(holding).session(session).lean<SendingRecord[]>();
  if (!earlier) return null;
  if (earlier.content !== sendings[0]?.content) throw conflict("CONFLICT", "idempotencyKey");
  return Inquiry.findById(earlier.inquiryId).session(session).lean<InquiryRecord>();
};

const store = async (input: InquiryInput, sender: Sender, session: ClientSession): Promise<InquiryRecord> => {
  const _id = newId();
  const sendings = sendingsOf(input, sender, _id);
  const earlier = await findEarlier(sendings, session);
  if (earlier) return earlier;
  // The token of a deleted account outlives it by a moment; what it sends is a visitor's.
  const userId = sender.userId !== null && (await lockAccount(sender.userId, session)) ? sender.userId : null;
  const inquiry: InquiryRecord = {
    _id,
    ...input,
    userId,
    status: "pending",
    isRead: false,
    ...searchFieldsOf(wordsOf(input), input.phone),
    createdAt: new Date(),
  };
  for (const sending of sendings) await Sending.replaceOne({ _id: sending._id }, sending, { upsert: true, session });
  await Inquiry.create([inquiry], { session });
  await queueMail("new-inquiry", { inquiryId: _id }, session);
  await recordEvent(inquiryCreated, { inquiryId: _id, userId, serviceType: input.serviceType }, session);
  return inquiry;
};

const isOffered = (serviceType: string): boolean =>
  isServiceId(serviceType) && SERVICE_IDS.some((id) => id === serviceType);

/** Stores a message to the office together with its mail to staff. Sending it twice stores it once. */
export const sendInquiry = async (input: InquiryInput, sender: Sender): Promise<InquiryRecord> => {
  if (input.serviceType !== null && !isOffered(input.serviceType))
    throw validationFailed([{ path: "serviceType", message: "serviceType.unknown" }]);
  for (let race = 1; ; race += 1) {
    try {
      return await inTransaction((session) => store(input, sender, session));
    } catch (error) {
      // The same message came twice at once: the next try finds the other one's.
      if (!isDuplicateKey(error) || race === RACES) throw error;
    }
  }
};
