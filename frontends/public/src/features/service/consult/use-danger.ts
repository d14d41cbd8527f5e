import type { ServiceId } from "@legal/catalog";
import { privateKey, readStored, useSession, writeStored } from "@legal/web-kit";
import { useEffect, useState, useSyncExternalStore } from "react";

const noSubscription = () => () => undefined;

/**
 * Whether the reader's last answer about a service was to a person in danger: as the panel says, and until it has loaded, as
 * this browser remembers. Never in the first rendering, which must match the prerendered page.
 */
export const useDanger = (serviceId: ServiceId) => {
  const { user } = useSession();
  const key = privateKey(user?.id, `danger:${serviceId}`);
  // What a visitor said goes on after the login.
  const visitorKey = privateKey(undefined, `danger:${serviceId}`);
  const remembered = useSyncExternalStore(
    noSubscription,
    () => (readStored(key) ?? readStored(visitorKey)) !== null,
    () => false,
  );
  const [known, setInDanger] = useState<boolean>();
  useEffect(() => {
    if (known === undefined) return;
    writeStored(visitorKey, null);
    writeStored(key, known ? "true" : null);
  }, [key, visitorKey, known]);
  return { isInDanger: known ?? remembered, setInDanger };
};
