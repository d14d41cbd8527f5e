import { pipeline } from "node:stream/promises";
import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import { compareDocumentVersionCall, downloadDocumentCall, listDocumentVersionsCall } from "@legal/contracts";
import type { DocumentVersion } from "@legal/contracts";
import {
  conflict,
  contentDisposition,
  createRouter,
  parse,
  requireUser,
  userOf,
  type Logger,
} from "@legal/service-kit";
import type { Response, Router } from "express";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { AskDay } from "../drafting/draft-of.ts";
import type { OpenDocument } from "../presenting/open-document.ts";
import { viewerOf } from "../presenting/request-scope.ts";
import { findDocument } from "../presenting/find-document.ts";
import { commentShown } from "../presenting/comment-shown.ts";
import { presentPeople } from "../record/present-person.ts";
import { compareBlocks } from "./compare-blocks.ts";
import { bundlesOf } from "./exhibit-files.ts";
import { createFileOf, type FileWriter, type WantedFile } from "./file-of-version.ts";
import { findVersion, isOpen, listVersions } from "./find-version.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";
import { RENDER_LIMIT_MS, type RenderingLimit } from "../rendering/rendering-limit.ts";
import type { VersionRecord } from "../record/version-model.ts";

interface VersionRouteDeps {
  open: OpenDocument;
  askDay: AskDay;
  caseChat: CaseChat;
  writer: FileWriter;
  papers: RenderingLimit;
  bundles: RenderingLimit;
  logger: Logger;
}

/** For 50 MB over half a megabit; until then its place is no one else's. */
const BUNDLE_LIMIT_MS = 900_000;

/** Files leave the office once it has let the paper go: a court takes any that looks whole. */
const assertMayHave = ({ state }: VersionRecord, { side }: Reader): void => {
  if (side === "user" && !DOCUMENT_STATE_RULES[state].isReleased) throw conflict("DOCUMENT_STATE");
};

const createSendFile =
  (fileOf: ReturnType<typeof createFileOf>, logger: Logger) =>
  async (res: Response, document: DocumentRecord, version: VersionRecord, wanted: WantedFile): Promise<void> => {
    const left = new AbortController();
    res.once("close", () => left.abort());
    const limit = wanted.format === "zip" ? BUNDLE_LIMIT_MS : RENDER_LIMIT_MS;
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(limit)]);
    const { name, type, body } = await fileOf(document, version, wanted, signal);
    res.set({
      "Content-Type": type,
      "Content-Disposition": contentDisposition("attachment", name),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "private, no-store",
    });
    if (Buffer.isBuffer(body)) {
      res.send(body);
      return;
    }
    try {
      await pipeline(body, res, { signal });
    } catch (error) {
      // The answer has begun: what is broken off is no ZIP, and the reader sees that.
      logger.warn({ err: error, documentId: document._id }, "a bundle broke off");
    }
  };

export const versionRoutes = ({
  open,
  askDay,
  caseChat,
  writer,
  papers,
  bundles,
  logger,
}: VersionRouteDeps): Router => {
  const routes = createRouter();
  const sendFile = createSendFile(createFileOf({ caseChat, writer, logger }), logger);

  routes.get(listDocumentVersionsCall.path, requireUser, async (req, res) => {
    const { id } = parse(listDocumentVersionsCall, req).params;
    const { document, reader } = await open.toRead(viewerOf(req), id);
    const versions = await listVersions(id);
    const personOf = await presentPeople(versions, document.customerName);
    const shown = versions.map((version): DocumentVersion => {
      const { n, state, at, files } = version;
      const comment = commentShown(version, state, reader);
      const sha256 = files?.pdf.sha256 ?? null;
      const { exhibits } = isOpen(version, document) ? document : version;
      const parts = bundlesOf(exhibits).length;
      return { n, state, by: personOf(version), at: at.toISOString(), sha256, comment, bundles: parts };
    });
    res.json(shown);
  });

  routes.get(compareDocumentVersionCall.path, requireUser, async (req, res) => {
    const { params, query } = parse(compareDocumentVersionCall, req);
    const { document } = await open.toRead(viewerOf(req), params.id);
    const day = await askDay();
    const n = Number(params.n);
    const { blocks } = await findVersion(document, n, day);
    const other = query.with ?? n - 1;
    const older = other < 1 ? [] : (await findVersion(document, other, day)).blocks;
    res.json({ n, blocks, changes: other < 1 ? [] : compareBlocks(older, blocks) });
  });

  routes.get(downloadDocumentCall.path, requireUser, async (req, res) => {
    const { params, query } = parse(downloadDocumentCall, req);
    const found = await findDocument(params.id, userOf(req));
    const { document, reader } = found;
    const version = await findVersion(document, Number(params.n), await askDay());
    assertMayHave(version, reader);
    const limit = query.format === "zip" ? bundles : papers;
    await limit.run(userOf(req).id, async () => {
      await open.recordRead(viewerOf(req), found, "document-downloaded");
      await sendFile(res, document, version, query);
    });
  });

  return routes;
};
