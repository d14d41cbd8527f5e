import { createHash } from "node:crypto";
import { isServiceId, priceOf } from "@legal/catalog";
import { caseOpened, type PackageType } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, createSerialQueues, isDuplicateKey, validationFailed, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { findCustomer } from "../users/find-customer.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { backfillCustomerWords } from "../rooms/backfill-customer-words.ts";
import { assertMayOpen, type CaseLimits } from "./assert-may-open.ts";
import { recordActivity } from "./activity/record-activity.ts";
import { newRoom } from "./new-room.ts";
import { takeCaseNumber } from "./numbers/take-case-numbers.ts";
import { IdempotencyClaim, type IdempotencyClaimRecord } from "./idempotency-claim-model.ts";
import { storeRoom } from "./store-room.ts";

interface Order {
  serviceType: string;
  packageType: PackageType;
  /** The work starts at once, with the buyer's consent. */
  startNow?: boolean | undefined;
  /** The price that the buyer was shown; absent from the release before. */
  expectedPrice?: number | null | undefined;
  /** The caller's name for this purchase, kept over repetitions. */
  idempotencyKey?: string | undefined;
}

const DOUBLE_CLICK_MS = 10_000;
const KEY_HOLDS_MS = 24 * 3_600_000;
const RACES = 5;

const claimsOf = ({ serviceType, packageType, idempotencyKey }: Order, userId: string, now: number) => {
  const claim = (name: string, holdsMs: number) => ({ _id: `${userId}:${name}`, holdsUntil: new Date(now + holdsMs) });
  const hashed = idempotencyKey && createHash("sha256").update(idempotencyKey).digest("base64url");
  return [
    ...(hashed ? [claim(`key:${hashed}`, KEY_HOLDS_MS)] : []),
    claim(`bought:${serviceType}:${packageType}`, DOUBLE_CLICK_MS),
  ];
};

const LANES = 8;
const lanes = createSerialQueues();

/**
 * A member's purchases one after the other in this process, so that only other replicas can collide with them; and of
 * all members' a few at once: transactions that wait for each other would leave no connection to the one that is first.
 */
const laneOf = (userId: string): string => String((Number.parseInt(userId.slice(-2), 16) || 0) % LANES);

/** Written by every purchase of a member, so that of two at once one sees the other's case and is counted after it. */
const orderLockOf = (userId: string, now: number) => ({
  _id: `${userId}:turn`,
  holdsUntil: new Date(now + KEY_HOLDS_MS),
});

const findEarlier = async (ids: string[], order: Order, session: ClientSession): Promise<ChatRoomRecord | null> => {
  const holding = { _id: { $in: ids }, holdsUntil: { $gt: new Date() } };
  const [earlier] = await IdempotencyClaim.find(holding).session(session).lean<IdempotencyClaimRecord[]>();
  if (!earlier) return null;
  if (earlier.serviceType !== order.serviceType || earlier.packageType !== order.packageType)
    throw conflict("CONFLICT", "idempotencyKey");
  return ChatRoom.findById(earlier.roomId).session(session).lean<ChatRoomRecord>();
};

const open = async (wanted: Order, buyer: User, limits: CaseLimits, session: ClientSession) => {
  const { serviceType, packageType, startNow, expectedPrice } = wanted;
  const now = new Date();
  const claims = claimsOf(wanted, buyer.id, now.getTime());
  const ids = claims.map(({ _id }) => _id);
  const earlier = await findEarlier(ids, wanted, session);
  if (earlier) return { room: earlier, opened: false };
  const price = priceOf(serviceType, packageType);
  if (expectedPrice !== undefined && expectedPrice !== price) throw conflict("PRICE_CHANGED");
  await assertMayOpen(buyer.id, limits, now.getTime(), session);
  const customer = await findCustomer(buyer.id, session);
  const number = await takeCaseNumber(now);
  const order = { packageType, price, startConsentAt: startNow ? now : null, number };
  const room = newRoom({ userId: buyer.id, serviceType }, customer, now, order);
  for (const claim of [...claims, orderLockOf(buyer.id, now.getTime())]) {
    const purchase = { ...claim, userId: buyer.id, roomId: room._id, serviceType, packageType };
    await IdempotencyClaim.replaceOne({ _id: claim._id }, purchase, { upsert: true, session });
  }
  await storeRoom(room, session);
  await recordActivity({ roomId: room._id, actorId: buyer.id, kind: "purchase", from: null, to: packageType }, session);
  await recordEvent(caseOpened, { roomId: room._id, userId: buyer.id, serviceType, packageType, price }, session);
  return { room, opened: true };
};

/** Opens a case at today's price, and at no other than the buyer was shown. A double click or a repeated request gets the first one's room. */
export const openCase = async (order: Order, buyer: User, limits: CaseLimits): Promise<ChatRoomRecord> => {
  if (!isServiceId(order.serviceType))
    throw validationFailed([{ path: "serviceType", message: "serviceType.unknown" }]);
  for (let race = 1; ; race += 1) {
    try {
      const work = () => inTransaction((session) => open(order, buyer, limits, session));
      const { room, opened } = await lanes.run(laneOf(buyer.id), work);
      if (opened) await backfillCustomerWords(room);
      return room;
    } catch (error) {
      // A concurrent request claimed the same purchase: the next try finds its room.
      if (!isDuplicateKey(error) || race === RACES) throw error;
    }
  }
};
