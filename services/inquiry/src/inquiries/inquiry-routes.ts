import {
  changeInquiryStatusCall,
  countInquiriesCall,
  inquiryDataRead,
  listInquiriesCall,
  markInquiryCall,
  myInquiriesCall,
  sendInquiryCall,
} from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { createRouter, clientNetworkOf, idempotencyKeyOf, languageOf, optionalUserOf, parse } from "@legal/service-kit";
import { requireAdmin, requireUser, staffReaderOf, userOf, type BrowserLimit } from "@legal/service-kit";
import type { Request, Router } from "express";
import { changeInquiryStatus } from "./change-inquiry-status.ts";
import { countInquiries } from "./count-inquiries.ts";
import type { InquiryRecord } from "./inquiry-model.ts";
import { listInquiries, listOwnInquiries } from "./list-inquiries.ts";
import { markInquiry } from "./mark-inquiry.ts";
import { presentInquiry, presentOwnInquiry } from "./present-inquiry.ts";
import { sendInquiry } from "./send-inquiry.ts";

interface InquiryRouteDeps {
  limit: BrowserLimit;
}

export const inquiryRoutes = ({ limit }: InquiryRouteDeps): Router => {
  const routes = createRouter();
  const recordRead = publishStaffReads(inquiryDataRead);
  /** Stores that staff see inquiries, before they do. */
  const recordSeen = (req: Request, inquiries: readonly InquiryRecord[]): Promise<void> => {
    const subjects = inquiries.map(({ _id, userId }) => ({ customerId: userId, caseId: null, itemId: _id }));
    return recordRead(staffReaderOf(req), "inquiries-viewed", subjects);
  };

  routes.post(sendInquiryCall.path, async (req, res) => {
    const { body } = parse(sendInquiryCall, req);
    const network = clientNetworkOf(req);
    await limit.consume(req);
    const { phone, serviceType, language = languageOf(req), ...rest } = body;
    const input = { ...rest, phone: phone || null, serviceType: serviceType || null, language };
    const userId = optionalUserOf(req)?.id ?? null;
    const sender = { userId, client: userId ?? network, idempotencyKey: idempotencyKeyOf(req) };
    const inquiry = await sendInquiry(input, sender);
    res.status(sendInquiryCall.status).json(presentOwnInquiry(inquiry));
  });

  routes.get(listInquiriesCall.path, requireAdmin, async (req, res) => {
    const { query } = parse(listInquiriesCall, req);
    const { inquiries, nextCursor } = await listInquiries({ ...query, unread: query.unread === "true" });
    await recordSeen(req, inquiries);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(inquiries.map(presentInquiry));
  });

  routes.get(countInquiriesCall.path, requireAdmin, async (_req, res) => {
    res.json(await countInquiries());
  });

  routes.get(myInquiriesCall.path, requireUser, async (req, res) => {
    res.json((await listOwnInquiries(userOf(req).id)).map(presentOwnInquiry));
  });

  routes.patch(changeInquiryStatusCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(changeInquiryStatusCall, req);
    const inquiry = await changeInquiryStatus({ id: params.id, ...body }, userOf(req));
    await recordSeen(req, [inquiry]);
    res.json(presentInquiry(inquiry));
  });

  routes.patch(markInquiryCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(markInquiryCall, req);
    const inquiry = await markInquiry(params.id, body.isRead, userOf(req));
    await recordSeen(req, [inquiry]);
    res.json(presentInquiry(inquiry));
  });

  return routes;
};
