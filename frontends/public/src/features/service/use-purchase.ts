import type { PackageType, ServiceId } from "@legal/catalog";
import { isApiError, paths, useErrorText, useToast } from "@legal/web-kit";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useBuyPackageMutation } from "./buy-api.ts";
import { useLinkTalk } from "./consult/use-link-talk.ts";

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

/** Refusals that the same purchase meets again: they stay in sight until the dialog closes. */
const LIMITS: ReadonlySet<string> = new Set(["TOO_MANY_OPEN_CASES", "TOO_MANY_NEW_CASES"]);

/** Buys a package and goes to its case room; `onFailed` after a refusal was told. */
export const usePurchase = (serviceId: ServiceId, onFailed: () => void) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [buyPackage, { isLoading }] = useBuyPackageMutation();
  const { keyOf, forget } = useIntentKeys();
  const linkTalk = useLinkTalk();
  const [refusal, setRefusal] = useState<string>();

  const purchase = async (packageType: PackageType, startNow: boolean) => {
    const idempotencyKey = keyOf(packageType);
    const { data: room, error } = await buyPackage({ serviceType: serviceId, packageType, startNow, idempotencyKey });
    if (room) {
      forget(packageType);
      void linkTalk(serviceId, room.id);
      return navigate(paths.chat(room.id));
    }
    const description = errorText(error, formatMessage({ id: "service.buy.failed.text" }));
    if (isApiError(error) && LIMITS.has(error.code)) return setRefusal(description);
    onFailed();
    return toast({ title: formatMessage({ id: "service.buy.failed.title" }), description, variant: "destructive" });
  };

  return { purchase, purchasing: isLoading, refusal, forgetRefusal: () => setRefusal(undefined) };
};
