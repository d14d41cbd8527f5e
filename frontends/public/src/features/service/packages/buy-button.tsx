import type { ServiceId } from "@legal/catalog";
import { Button, ButtonAnchor, type ButtonVariant } from "@legal/ui";
import { paths, useSession } from "@legal/web-kit";
import type { ReactNode } from "react";

interface BuyButtonProps {
  serviceId: ServiceId;
  variant: ButtonVariant;
  onBuy: () => void;
  children: ReactNode;
}

/** Starts a purchase; a visitor is led through the login and back to this page. */
export const BuyButton = ({ serviceId, variant, onBuy, children }: BuyButtonProps) => {
  const { user, isLoading } = useSession();
  return user || isLoading ? (
    <Button variant={variant} fullWidth loading={isLoading} onClick={onBuy}>
      {children}
    </Button>
  ) : (
    <ButtonAnchor href={paths.apiLogin(paths.service(serviceId))} $variant={variant} $fullWidth>
      {children}
    </ButtonAnchor>
  );
};
