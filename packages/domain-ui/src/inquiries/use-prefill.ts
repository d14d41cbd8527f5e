import { SERVICE_IDS } from "@legal/catalog";
import type { User } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { useSession } from "@legal/web-kit";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** The service that the address asks about (`/?service=…#contact`). */
const useAskedService = (): string => {
  const [query] = useSearchParams();
  const asked = query.get("service");
  return SERVICE_IDS.find((id) => id === asked) ?? "";
};

/** A username is no name to sign a letter with. */
const nameOf = (user: User): string => {
  const name = displayNameOf(user);
  return name === user.username ? "" : name;
};

type FillEmpty = (known: Record<string, string | null>) => void;

/** Chooses the service that the address asks about. */
export const usePrefillFromAddress = (fillEmpty: FillEmpty): void => {
  const service = useAskedService();
  useEffect(() => fillEmpty({ serviceType: service }), [service, fillEmpty]);
};

/** Fills in what the account knows of the reader. */
export const usePrefillFromAccount = (fillEmpty: FillEmpty): void => {
  const { user } = useSession();
  useEffect(() => {
    if (user) fillEmpty({ name: nameOf(user), email: user.email, phone: user.phone });
  }, [user, fillEmpty]);
};
