import { priceOf, type PackageType, type ServiceId } from "@legal/catalog";
import { asRepeatedOrder, isApiError, paths, useErrorText, useIntentKeys, useSession, useToast } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { keptOrderKey } from "./kept-order-key.ts";
import { useBuyPackageMutation } from "./purchase-api.ts";
import { useLinkConversations } from "../consult/use-link-conversations.ts";
import { useClaimConversations } from "./use-claim-conversations.ts";

/** How long a purchase waits for the claim of earlier conversations; a slower claim is linked afterwards. */
const CLAIM_TIMEOUT_MS = 4000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Refusals that a retry would meet again: they stay in sight until the dialog closes. */
const LASTING: ReadonlySet<string> = new Set(["TOO_MANY_OPEN_CASES", "TOO_MANY_NEW_CASES", "PRICE_CHANGED"]);

/** No answer, or one of something between: the case may be open. */
const UNKNOWN: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Buys a package and opens its case room; `onOver` once there is nothing to confirm any more. */
export const usePurchase = (serviceId: ServiceId, onOver: () => void) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [buyPackage] = useBuyPackageMutation();
  const { keyOf, forget } = useIntentKeys();
  const { user } = useSession();
  const kept = keptOrderKey(user?.id, serviceId);
  const linkConversations = useLinkConversations();
  const claimConversations = useClaimConversations();
  const [purchasing, setPurchasing] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const unknown = {
    description: formatMessage({ id: "service.buy.unknown.text" }),
    action: { label: formatMessage({ id: "service.links.cases" }), run: () => navigate(paths.myPage("cases")) },
  };

  /** `conversationIds`: asked before the login. They are claimed first, so that the case finds them. */
  const purchase = async (packageType: PackageType, startNow: boolean, conversationIds: readonly string[]) => {
    const keptKey = kept.read(packageType);
    const idempotencyKey = keptKey ?? keyOf(packageType);
    kept.keep(packageType, idempotencyKey);
    setPurchasing(true);
    const claiming = claimConversations(conversationIds);
    await Promise.race([claiming, pause(CLAIM_TIMEOUT_MS)]);
    const { data: room, error } = await buyPackage({
      serviceType: serviceId,
      packageType,
      startNow,
      expectedPrice: priceOf(serviceId, packageType),
      idempotencyKey,
    });
    setPurchasing(false);
    if (room) {
      forget(packageType);
      kept.drop(packageType);
      onOver();
      void claiming.then((claimed) => linkConversations(serviceId, room.id, claimed));
      return navigate(paths.chat(room.id), { state: keptKey ? asRepeatedOrder({ startNow }) : null });
    }
    const description = errorText(error, formatMessage({ id: "service.buy.failed.text" }));
    const isUnknown = isApiError(error) && UNKNOWN.has(error.status);
    // Refused at once, and no earlier order may have come through.
    if (!keptKey && !isUnknown) kept.drop(packageType);
    if (isApiError(error) && LASTING.has(error.code)) return setRefusal(description);
    onOver();
    const title = formatMessage({ id: "service.buy.failed.title" });
    if (isUnknown) return toast({ title, ...unknown, variant: "destructive" });
    return toast({ title, description, variant: "destructive" });
  };

  return { purchase, purchasing, refusal, forgetRefusal: () => setRefusal(undefined) };
};
