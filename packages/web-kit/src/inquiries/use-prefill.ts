import { SERVICE_IDS } from "@legal/catalog";
import type { User } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { useSession } from "@legal/web-kit";
import { useEffect, useEffectEvent } from "react";
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

/** Fills in what is known of the reader and of the question, where nothing has been typed yet. */
export const usePrefill = <Name extends string>(
  values: Record<Name, string>,
  setValue: (name: Name, value: string) => void,
): void => {
  const { user } = useSession();
  const service = useAskedService();
  const fill = useEffectEvent((known: Record<string, string | null | undefined>) => {
    for (const name of Object.keys(values) as Name[]) {
      const value = known[name];
      if (value && values[name] === "") setValue(name, value);
    }
  });
  useEffect(() => fill({ serviceType: service }), [service]);
  useEffect(() => {
    if (user) fill({ name: nameOf(user), email: user.email, phone: user.phone });
  }, [user]);
};
