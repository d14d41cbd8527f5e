import type { Document } from "@legal/contracts";
import { downloadFileRoute } from "@legal/contracts/routes";
import { privateKey, readStored, urlOf, useErrorText, useSession, writeStored } from "@legal/web-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { currentDocumentOf, useChangeExhibitsMutation } from "../../documents-api.ts";

export interface ExhibitDraft {
  /** Absent until the server has it. */
  id?: string;
  fileUrl: string;
  fileName: string;
  title: string;
  purpose: string;
}

type Stored = Document["exhibits"][number];

const TYPING_PAUSE_MS = 700;

export const fileUrlOf = (fileId: string): string => urlOf(downloadFileRoute, { id: fileId });

const asDraft = ({ id, fileId, fileName, title, purpose }: Stored): ExhibitDraft => ({
  id,
  fileUrl: fileUrlOf(fileId),
  fileName,
  title,
  purpose,
});

const isSaved = (draft: readonly ExhibitDraft[], stored: readonly Stored[]) =>
  JSON.stringify(draft.map(({ fileUrl, title, purpose }) => [fileUrl, title.trim(), purpose.trim()])) ===
  JSON.stringify(stored.map(({ fileId, title, purpose }) => [fileUrlOf(fileId), title, purpose]));

/** One's own order and words; what another person added since stays, at the end. */
const merged = (draft: readonly ExhibitDraft[], stored: readonly Stored[]): ExhibitDraft[] => {
  const known = new Set(draft.map(({ fileUrl }) => fileUrl));
  return [...draft, ...stored.map(asDraft).filter(({ fileUrl }) => !known.has(fileUrl))];
};

const readKept = (key: string): ExhibitDraft[] | undefined => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? "null");
    return Array.isArray(kept) ? (kept as ExhibitDraft[]) : undefined;
  } catch {
    return undefined;
  }
};

/** The exhibits as they are being arranged; kept in this browser until the server has them. */
export const useExhibits = (document: Document) => {
  const { user } = useSession();
  const key = privateKey(user?.id, `document-exhibits:${document.id}`);
  const errorText = useErrorText();
  const [changeExhibits, { isLoading: saving }] = useChangeExhibitsMutation();
  const [arranged, setArranged] = useState(() => readKept(key));
  const [failure, setFailure] = useState<string>();
  const stored = document.exhibits;
  const draft = arranged ?? stored.map(asDraft);
  const saved = arranged === undefined || isSaved(arranged, stored);
  const sendable = draft.every(({ title }) => title.trim() !== "");

  const save = useEffectEvent(async () => {
    const sent = draft;
    const exhibits = sent.map(({ id, fileUrl, title, purpose }) => {
      const known = id ?? stored.find(({ fileId }) => fileUrlOf(fileId) === fileUrl)?.id;
      return { ...(known && { id: known }), fileUrl, title, purpose };
    });
    const { data, error } = await changeExhibits({ id: document.id, version: document.version, exhibits });
    const current = currentDocumentOf(error);
    setFailure(error && !current ? errorText(error) : undefined);
    if (data) setArranged((now) => (now === sent ? undefined : now));
    if (current) setArranged((now) => now && merged(now, current.exhibits));
  });

  useEffect(() => {
    writeStored(key, saved || !arranged ? null : JSON.stringify(arranged));
    if (saved || !sendable || saving || failure) return undefined;
    const timer = setTimeout(() => void save(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, arranged, saved, sendable, saving, failure]);

  const change = (next: ExhibitDraft[]) => {
    setFailure(undefined);
    setArranged(next);
  };
  const state = saved ? "saved" : "saving";
  return { draft, change, failure, state: failure || (!saved && !sendable) ? ("kept" as const) : state } as const;
};
export type Exhibits = ReturnType<typeof useExhibits>;
