import type { Document, DocumentComment, DocumentVersion, User } from "@legal/contracts";
import { READER_HEADER } from "@legal/contracts/constants";
import { member, renderPages, startApiServer } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { DocumentTexts } from "../texts.ts";
import { OpenDocument } from "../open-document.tsx";
import { storedExhibits, type ExhibitPatch } from "./stored-exhibits.ts";
import { documentCatalogues } from "./catalogues.ts";

const AT = "2026-11-20T01:00:00.000Z";

/** Of its own for each test: what an earlier one left unsent is sent again and again. */
let documentId: string;
beforeEach(() => {
  documentId = crypto.randomUUID();
});

/** Answers of which the sentences on a loan can be made. */
export const LOAN = {
  creditors: ["i1"],
  debtors: ["i1"],
  items: ["i1"],
  cause: "loan",
  performedOn: "2025-03-02",
  hasDueDate: true,
  dueDate: "2025-12-31",
  "items.i1.title": "대여금",
  "items.i1.amount": 5_000_000,
};

/** What belongs to items that a list has no more goes with them, as on the server. */
const withoutOrphans = (answers: Document["answers"]): Document["answers"] =>
  Object.fromEntries(
    Object.entries(answers).filter(([path]) => {
      const [list = "", id = ""] = path.split(".");
      const ids = answers[list];
      return !Array.isArray(ids) || ids.includes(id) || list === path;
    }),
  );

/** A document of the member's, as the server answers it. */
export const makeDocument = (part: Partial<Document> = {}): Document => ({
  id: documentId,
  caseId: "01970000-0000-7000-8000-0000000000c1",
  userId: member.id,
  typeId: "payment-order",
  typeVersion: 1,
  state: "draft",
  version: 1,
  progress: { answered: 0, total: 10 },
  revisions: { used: 0, total: 3 },
  caseNumber: "2026-000001",
  customerName: "김민지",
  reviewerId: null,
  since: AT,
  createdAt: AT,
  updatedAt: AT,
  answers: {},
  answerFacts: {},
  exhibits: [],
  issues: [],
  missing: [],
  mayEdit: true,
  nextStates: ["intake-complete"],
  lawyerReasons: [],
  lawyer: null,
  frozen: null,
  delivery: null,
  ...part,
});

interface Patch {
  version: number;
  answers: Record<string, Document["answers"][string] | null>;
}

interface Given {
  headers?: Record<string, string>;
  body: unknown;
}

interface Refusal {
  status: number;
  body: unknown;
}

/** What a model or the customer says of sentences, as the service stores it. */
const withProse = (
  document: Document,
  path: string,
  sentences: readonly string[],
  approvals: readonly boolean[],
  outdated = false,
): Document => {
  const approved = (index: number) => (approvals[index] ? { by: document.userId, at: AT } : null);
  const waits = sentences.some((_text, index) => !approvals[index]);
  const fact = {
    by: document.userId,
    side: "user" as const,
    at: AT,
    prefilledFrom: waits ? ("assistant" as const) : null,
  };
  const others = document.missing.filter((one) => one !== path);
  return {
    ...document,
    version: document.version + 1,
    answers: { ...document.answers, [path]: [...sentences] },
    answerFacts: { ...document.answerFacts, [path]: fact },
    prose: {
      ...document.prose,
      [path]: {
        source: "model",
        outdated,
        sentences: sentences.map((text, index) => ({ text, approved: approved(index) })),
      },
    },
    missing: waits ? [...others, path] : others,
  };
};

/** The version that a document had when it came into that state. */
export const makeVersion = (part: Partial<DocumentVersion>): DocumentVersion => ({
  n: 1,
  state: "draft",
  by: null,
  at: AT,
  sha256: null,
  comment: null,
  ...part,
});

/** A document of which a question's sentences are written, and so many of the first are approved. */
export const withSentences = (
  document: Document,
  sentences: readonly string[],
  approved = 0,
  outdated = false,
): Document =>
  withProse(
    document,
    "grounds",
    sentences,
    sentences.map((_text, index) => index < approved),
    outdated,
  );

/** One document and the server behind it. */
export const openDocumentOffice = async (first: Document = makeDocument(), reader: User = member) => {
  let document = first;
  let refusal: Refusal | undefined;
  let written: readonly string[] | Promise<readonly string[]> = [];
  let ready: Promise<void> = Promise.resolve();
  const approvals: { version: number; sentence: string; approved: boolean }[] = [];
  const patches: Patch[] = [];
  const moves: Record<string, unknown>[] = [];
  const comments: DocumentComment[] = [];
  const people: { name: string; answers: Document["answers"] }[] = [];
  const versions: DocumentVersion[] = [];
  const uploads: ((fileName: string) => void)[] = [];
  const arrived: { fileName: string; chatRoomId: string | null; from: unknown }[] = [];
  const path = `/api/documents/${first.id}`;
  const facts = (side: "user" | "admin") => ({ by: reader.id, side, at: AT, prefilledFrom: null });

  const store = ({ answers }: Patch): Document => {
    const next = { ...document.answers };
    for (const [key, value] of Object.entries(answers)) {
      if (value === null) delete next[key];
      else next[key] = value;
    }
    const changed = Object.fromEntries(Object.keys(answers).map((key) => [key, facts("user")]));
    const { grounds } = answers;
    if (document.prose?.["grounds"] && Array.isArray(grounds)) {
      const known = document.prose["grounds"].sentences;
      const isOwn = reader.id === document.userId;
      const approved = grounds.map((text) => {
        const stored = known.find((one) => one.text === text);
        return stored ? stored.approved !== null : isOwn;
      });
      document = withProse(document, "grounds", grounds, approved);
      return document;
    }
    document = {
      ...document,
      version: document.version + 1,
      answers: withoutOrphans(next),
      answerFacts: { ...document.answerFacts, ...changed },
    };
    return document;
  };

  const storeExhibits = ({ exhibits }: ExhibitPatch): Document => {
    const stored = storedExhibits(exhibits);
    document = { ...document, version: document.version + 1, exhibits: stored };
    return document;
  };

  const changed = (version: number): Refusal | undefined =>
    version === document.version
      ? undefined
      : { status: 409, body: { code: "DOCUMENT_CHANGED", message: "", requestId: "r", current: document } };

  const approve = ({ path: question, sentence, approved }: { path: string; sentence: string; approved: boolean }) => {
    const known = document.prose?.[question]?.sentences ?? [];
    const texts = known.map(({ text }) => text);
    const kept = known.map((one) => (one.text === sentence ? approved : one.approved !== null));
    document = withProse(document, question, texts, kept);
    return document;
  };

  const receive =
    (chatRoomId: string | null) =>
    async ({ headers }: { headers: Record<string, unknown> }) => {
      const fileName = await new Promise<string>((arrive) => uploads.push(arrive));
      arrived.push({ fileName, chatRoomId, from: headers[READER_HEADER] });
      return { status: 201, body: { fileUrl: `/api/files/${fileName}`, fileName, fileSize: 1, fileType: "image/png" } };
    };

  const server = await startApiServer({
    "GET /api/auth/me": () => ({ body: reader }),
    "GET /api/holidays": () => ({ body: [] }),
    "GET /api/documents/my": () => ({ body: [document] }),
    [`GET ${path}`]: () => ({ body: document }),
    [`GET ${path}/people`]: () => ({ body: people }),
    [`GET ${path}/comments`]: () => ({ body: comments }),
    [`POST ${path}/comments`]: ({ body }) => {
      const { text, shared = true } = JSON.parse(body) as { text: string; shared?: boolean };
      const by = { id: reader.id, name: null, side: "admin" as const };
      comments.push({ id: text, blockId: null, text, by, at: new Date().toISOString(), shared, resolved: null });
      return refusal ?? { status: 201, body: comments.at(-1) };
    },
    [`GET ${path}/versions`]: () => ({ body: versions }),
    [`GET ${path}/versions/4?`]: () => ({
      body: { n: 4, blocks: [{ id: "title", from: [], kind: "title", text: "확정된 서류" }], changes: [] },
    }),
    [`PATCH ${path}/answers`]: ({ body }) => {
      const patch = JSON.parse(body) as Patch;
      patches.push(patch);
      return refusal ?? { body: store(patch) };
    },
    [`PATCH ${path}/exhibits`]: ({ body }) => {
      const patch = JSON.parse(body) as ExhibitPatch;
      return refusal ?? changed(patch.version) ?? { body: storeExhibits(patch) };
    },
    [`POST ${path}/revisions`]: () => {
      const { used, total } = document.revisions;
      document = { ...document, revisions: { used, total: total + 1 }, version: document.version + 1 };
      return refusal ?? { body: document };
    },
    "POST /api/upload": receive(null),
    [`POST /api/upload?chatRoomId=${first.caseId}`]: receive(first.caseId),
    [`POST ${path}/prose`]: async ({ body }) => {
      const wanted = JSON.parse(body) as { version: number; path: string };
      const sentences = await written;
      const refused = refusal ?? changed(wanted.version);
      if (refused) return refused;
      document = withProse(document, wanted.path, sentences, []);
      return { body: document };
    },
    [`POST ${path}/prose/approvals`]: async ({ body }) => {
      const given = JSON.parse(body) as { version: number; path: string; sentence: string; approved: boolean };
      approvals.push(given);
      await ready;
      return refusal ?? changed(given.version) ?? { body: approve(given) };
    },
    [`POST ${path}/transitions`]: ({ body }) => {
      const move = JSON.parse(body) as { to: Document["state"] };
      moves.push(move);
      document = { ...document, state: move.to, version: document.version + 1, nextStates: [] };
      return refusal ?? { body: document };
    },
  });

  return {
    stop: server.stop,
    /** Answers a call, `GET /api/…`, that the office itself does not know. */
    answer: (call: string, give: (body: string) => Given | Promise<Given>) => {
      server.handlers[call] = ({ body }) => give(body);
    },
    patches,
    moves,
    comments,
    /** Of earlier papers. */
    people,
    /** Newest first. */
    versions,
    /** Under way until they are let arrive: a form of jsdom is no form to the real `fetch`, so the name is given then. */
    uploads,
    /** Whose they are then, no one's while nothing carries them, and whose page they came from. */
    arrived,
    approvals,
    /** What is written when sentences are asked for. */
    writes: (sentences: typeof written) => {
      written = sentences;
    },
    /** Approvals are answered once this has happened. */
    answersAfter: (event: Promise<void>) => {
      ready = event;
    },
    current: () => document,
    put: (part: Partial<Document>) => (document = { ...document, ...part }),
    refuse: (answer: typeof refusal) => (refusal = answer),
    show: async (
      render: Parameters<typeof OpenDocument>[0]["render"],
      address = "/documents/x",
      back: ReactNode = null,
    ) => {
      const shown = await renderPages(
        <DocumentTexts>
          <OpenDocument id={first.id} back={back} render={render} />
        </DocumentTexts>,
        address,
        documentCatalogues,
      );
      await screen.findAllByRole("heading");
      return shown;
    },
  };
};
