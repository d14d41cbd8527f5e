import type { ChatRoom } from "@legal/contracts";
import { Notice } from "@legal/ui";
import { paths, repeatedOrderOf, TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";

/** Two orders, of which one had no answer, are one case: who meant two must know, and which choice holds. */
export const RepeatedOrder = ({ room }: { room: ChatRoom }) => {
  const order = repeatedOrderOf(useLocation().state);
  if (!order || !room.packageType) return null;
  // A consent that came later is the customer's own, and known to them.
  const hadConsent = room.startConsentAt === room.createdAt;
  const other = order.startNow ? !room.startConsentAt : hadConsent;
  return (
    <Notice tone="info" role="note">
      <FormattedMessage id="chat.repeatedOrder" />{" "}
      {room.price !== null && other && (
        <>
          <FormattedMessage id={hadConsent ? "chat.repeatedOrder.consent" : "chat.repeatedOrder.noConsent"} />{" "}
        </>
      )}
      <TextLink to={paths.service(room.serviceType, { buy: room.packageType })}>
        <FormattedMessage id="chat.repeatedOrder.another" />
      </TextLink>
    </Notice>
  );
};
