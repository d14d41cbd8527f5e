import { serviceName, type PackageType, type ServiceId } from "@legal/catalog";
import { useVisitorConversations } from "@legal/domain-ui/visitor-conversations";
import { Button, Dialog, Notice, Stack } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { NextSteps } from "./next-steps.tsx";
import { PackageChoice } from "./package-choice.tsx";
import { PurchaseSummary } from "./purchase-summary.tsx";
import { StartConsent } from "./start-consent.tsx";
import { ConversationConsent } from "./conversation-consent.tsx";
import { usePackagePrice } from "../packages/use-package-price.ts";
import { usePurchase } from "./use-purchase.ts";

interface BuyDialogProps {
  serviceId: ServiceId;
  /** The dialog is open while a package is chosen. */
  packageType: PackageType | undefined;
  /** Nothing is sold to a person in danger; an order that is being sent is seen to its end, also to why it is refused. */
  isInDanger: boolean;
  onChoose: (packageType: PackageType) => void;
  onClose: () => void;
}

/** Confirms a purchase: what is bought, for how much, and what happens next. */
export const BuyDialog = ({ serviceId, packageType, isInDanger, onChoose, onClose }: BuyDialogProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const chosen = packageType ?? "standard";
  const { byAgreement } = usePackagePrice(serviceId, chosen);
  const { purchase, purchasing, refusal, forgetRefusal } = usePurchase(serviceId, onClose);
  const [startNow, setStartNow] = useState(false);
  // A price by agreement is asked for it in the room, once there is a price.
  const startsNow = startNow && !byAgreement;
  const conversations = useVisitorConversations(packageType !== undefined).filter(
    ({ serviceType }) => serviceType === serviceId,
  );
  const [bringsConversations, setBringsConversations] = useState(false);
  const conversationIds = bringsConversations ? conversations.map(({ id }) => id) : [];
  // While the order is being sent, closing would look like a cancellation, which it is not.
  const close = () => {
    if (purchasing) return;
    forgetRefusal();
    onClose();
  };
  const isRefused = isInDanger && !purchasing && refusal === undefined;
  const refuse = useEffectEvent(close);
  useEffect(() => {
    if (isRefused && packageType !== undefined) refuse();
  }, [isRefused, packageType]);
  return (
    <Dialog
      open={packageType !== undefined && !isRefused}
      onClose={close}
      title={formatMessage({ id: "service.buy.title" })}
      closeLabel={formatMessage({ id: "site.close" })}
      actions={
        <>
          <Button variant="quiet" disabled={purchasing} onClick={close}>
            {formatMessage({ id: "service.buy.cancel" })}
          </Button>
          <Button
            variant="accent"
            loading={purchasing}
            disabled={refusal !== undefined}
            onClick={() => purchase(chosen, startsNow, conversationIds)}
          >
            {formatMessage({ id: byAgreement ? "service.buy.confirmAgreement" : "service.buy.confirm" })}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {refusal !== undefined && (
          <Notice tone="warning" role="alert">
            {refusal}
          </Notice>
        )}
        <PackageChoice serviceId={serviceId} value={chosen} onChange={onChoose} disabled={purchasing} />
        <PurchaseSummary service={serviceName(serviceId, language)} serviceId={serviceId} packageType={chosen} />
        <NextSteps byAgreement={byAgreement} startsNow={startsNow} />
        {!byAgreement && <StartConsent checked={startNow} onChange={setStartNow} disabled={purchasing} />}
        {conversations.length > 0 && (
          <ConversationConsent
            conversations={conversations}
            checked={bringsConversations}
            onChange={setBringsConversations}
            disabled={purchasing}
          />
        )}
      </Stack>
    </Dialog>
  );
};
