import type { PackageType, ServiceId } from "@legal/catalog";
import { isApiError, paths, useErrorText, useToast } from "@legal/web-kit";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useBuyPackageMutation } from "./purchase-api.ts";
import { useLinkTalk } from "../consult/use-link-conversation.ts";
import { useTakeAlong } from "./use-claim-conversations.ts";

// crypto.randomUUID exists on secure origins only; a development machine reached by its address is none.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One key per package until its purchase has succeeded: pressing again after a lost answer cannot buy twice. */
const useIntentKeys = () => {
  const keys = useRef(new Map<PackageType, string>());
  const keyOf = (packageType: PackageType) => {
    const key = keys.current.get(packageType) ?? newKey();
    keys.current.set(packageType, key);
    return key;
  };
  return { keyOf, forget: (packageType: PackageType) => keys.current.delete(packageType) };
};

/** So long a purchase waits for the talks that go along; should they come later, they are linked later. */
const ALONG_WAIT_MS = 4000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Refusals that the same purchase meets again: they stay in sight until the dialog closes. */
const LIMITS: ReadonlySet<string> = new Set(["TOO_MANY_OPEN_CASES", "TOO_MANY_NEW_CASES"]);

/** Buys a package and goes to its case room; `onFailed` after a refusal was told. */
export const usePurchase = (serviceId: ServiceId, onFailed: () => void) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [buyPackage] = useBuyPackageMutation();
  const { keyOf, forget } = useIntentKeys();
  const linkTalk = useLinkTalk();
  const takeAlong = useTakeAlong();
  const [purchasing, setPurchasing] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** `talkIds`: what was asked before the login and goes along; first, so that the case finds it. */
  const purchase = async (packageType: PackageType, startNow: boolean, talkIds: readonly string[]) => {
    const idempotencyKey = keyOf(packageType);
    setPurchasing(true);
    const taking = takeAlong(talkIds);
    await Promise.race([taking, pause(ALONG_WAIT_MS)]);
    const { data: room, error } = await buyPackage({ serviceType: serviceId, packageType, startNow, idempotencyKey });
    setPurchasing(false);
    if (room) {
      forget(packageType);
      void taking.then((along) => linkTalk(serviceId, room.id, along));
      return navigate(paths.chat(room.id));
    }
    const description = errorText(error, formatMessage({ id: "service.buy.failed.text" }));
    if (isApiError(error) && LIMITS.has(error.code)) return setRefusal(description);
    onFailed();
    return toast({ title: formatMessage({ id: "service.buy.failed.title" }), description, variant: "destructive" });
  };

  return { purchase, purchasing, refusal, forgetRefusal: () => setRefusal(undefined) };
};
