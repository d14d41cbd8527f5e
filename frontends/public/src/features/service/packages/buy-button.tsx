import type { PackageType, ServiceId } from "@legal/catalog";
import { Button, ButtonAnchor, type ButtonVariant } from "@legal/ui";
import { paths, useSession } from "@legal/web-kit";
import type { ReactNode } from "react";

interface BuyButtonProps {
  serviceId: ServiceId;
  packageType: PackageType;
  variant: ButtonVariant;
  onBuy: (packageType: PackageType) => void;
  children: ReactNode;
}

/** Starts a purchase; a visitor is led through the login and back to it. */
export const BuyButton = ({ serviceId, packageType, variant, onBuy, children }: BuyButtonProps) => {
  const { user, isLoading } = useSession();
  return user || isLoading ? (
    <Button variant={variant} fullWidth loading={isLoading} onClick={() => onBuy(packageType)}>
      {children}
    </Button>
  ) : (
    <ButtonAnchor href={paths.apiLogin(paths.service(serviceId, { buy: packageType }))} $variant={variant} $fullWidth>
      {children}
    </ButtonAnchor>
  );
};
