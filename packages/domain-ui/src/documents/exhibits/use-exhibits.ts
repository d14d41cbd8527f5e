import type { Document } from "@legal/contracts";
import {
  privateKey,
  toApiError,
  useAppStore,
  useErrorText,
  useSession,
  type ApiError,
  type AppStore,
} from "@legal/web-kit";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { onePerDocument } from "../answers/one-per-document.ts";
import { useLeaveWarning } from "../answers/use-leave-warning.ts";
import { exhibitsApi } from "../exhibits-api.ts";
import { currentDocumentOf, knownDocument } from "../documents-api.ts";
import { asDraft, isNamed } from "./exhibit-draft.ts";
import { ExhibitSync, type SendExhibits } from "./exhibit-sync.ts";

const senderOf =
  (store: AppStore, id: string): SendExhibits =>
  async (version, exhibits) => {
    const { data, error } = await store.dispatch(
      exhibitsApi.endpoints.changeExhibits.initiate({ id, version, exhibits }, { track: false }),
    );
    const known = data ?? currentDocumentOf(error);
    if (known) store.dispatch(knownDocument(known));
    return data ? { document: data } : { error: (error ?? toApiError(0, "", undefined)) as ApiError };
  };

const syncOf = onePerDocument(
  (store, userId, id) => new ExhibitSync(privateKey(userId, `document-exhibits:${id}`), senderOf(store, id)),
);

/** What stands against sending the paper in. */
type OpenExhibits = "uploading" | "unnamed" | "refused" | null;

/** The exhibits as they are being arranged, on whichever screen. */
export const useExhibits = (document: Document) => {
  const store = useAppStore();
  const { user } = useSession();
  const errorText = useErrorText();
  const { formatMessage } = useIntl();
  const userId = user?.id ?? "";
  const sync = useMemo(() => syncOf(store, userId, document.id), [store, userId, document.id]);
  const { arranged, known, state, uploading, uploadFailure, refusal } = useSyncExternalStore(sync.subscribe, sync.view);
  useEffect(() => sync.see(document), [sync, document]);
  useLeaveWarning(state !== "saved");
  const { exhibits } = known && known.version > document.version ? known : document;
  const draft = arranged ?? exhibits.map(asDraft);
  const failed = refusal && typeof refusal !== "string" ? errorText(refusal) : undefined;
  const open = (): OpenExhibits => {
    if (uploading) return "uploading";
    if (!draft.every(isNamed)) return "unnamed";
    return refusal ? "refused" : null;
  };
  return {
    draft,
    state,
    uploading,
    open: open(),
    failure: typeof refusal === "string" ? formatMessage({ id: `documents.exhibits.${refusal}` }) : failed,
    /** What is stored, where their writer chooses between that and the draft. */
    disputed: typeof refusal === "string" ? exhibits : undefined,
    uploadFailure: uploadFailure ? errorText(uploadFailure) : undefined,
    change: sync.change.bind(sync),
    add: sync.add.bind(sync),
    settle: sync.settle.bind(sync),
    flush: sync.flush.bind(sync),
  };
};
export type Exhibits = ReturnType<typeof useExhibits>;
