import type { ChatRoom } from "@legal/contracts";
import { Notice } from "@legal/ui";
import { paths, repeatedOrderOf, TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";

/** Two orders, of which one had no answer, are one case: who meant two must know, and which choice holds. */
export const RepeatedOrder = ({ room }: { room: ChatRoom }) => {
  const order = repeatedOrderOf(useLocation().state);
  if (!order || !room.packageType) return null;
  const hasConsent = Boolean(room.startConsentAt);
  return (
    <Notice tone="info" role="note">
      <FormattedMessage id="chat.repeatedOrder" />{" "}
      {room.price !== null && hasConsent !== order.startNow && (
        <>
          <FormattedMessage id={hasConsent ? "chat.repeatedOrder.consent" : "chat.repeatedOrder.noConsent"} />{" "}
        </>
      )}
      <TextLink to={paths.service(room.serviceType, { buy: room.packageType })}>
        <FormattedMessage id="chat.repeatedOrder.another" />
      </TextLink>
    </Notice>
  );
};
