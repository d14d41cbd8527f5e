import { endBrowserPushes, PUSH_READER_KEY, useErrorText, useSession, useToast, writeStored } from "@legal/web-kit";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { canPush, findSubscription, isFor, partsOf, subscribeBrowser } from "./browser-push.ts";
import { usePushQuery, useSubscribePushMutation, useUnsubscribePushMutation } from "./push-api.ts";

/** Whether this browser shows pushes, and the way to switch that. */
export const usePush = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const { user } = useSession();
  const { data } = usePushQuery(undefined, { refetchOnMountOrArgChange: true });
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();
  const [inBrowser, setInBrowser] = useState<PushSubscription | null>(null);
  const [switched, setSwitched] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const isPossible = canPush();
  // A subscription from before a logout is the browser's still, and nothing is sent to it.
  const isHeld = inBrowser !== null && isFor(inBrowser, data?.publicKey ?? "");
  const isOn = switched ?? (isHeld && data?.here !== false);

  useEffect(() => {
    if (!isPossible) return;
    void findSubscription().then(setInBrowser);
  }, [isPossible]);

  const fail = (id: string, description?: string): void => {
    toast({ title: formatMessage({ id }), description, variant: "destructive" });
  };
  const begin = async (publicKey: string): Promise<void> => {
    const subscription = await subscribeBrowser(publicKey);
    if (subscription === "refused") return fail("notices.push.refused");
    // Before the server has it: the answer may never be read here, and the next reader must find whose it is.
    writeStored(PUSH_READER_KEY, user?.id ?? null);
    const { error } = await subscribe(partsOf(subscription));
    if (error) {
      await endBrowserPushes();
      return fail("notices.push.failed", errorText(error));
    }
    setSwitched(true);
    toast({ title: formatMessage({ id: "notices.push.began" }) });
  };
  const end = async () => {
    const subscription = await findSubscription();
    await endBrowserPushes();
    if (subscription) await unsubscribe(subscription.endpoint);
    setSwitched(false);
    toast({ title: formatMessage({ id: "notices.push.ended" }) });
  };
  const change = async (on: boolean) => {
    setBusy(true);
    try {
      await (on ? begin(data?.publicKey ?? "") : end());
    } catch {
      fail("notices.push.failed");
    }
    setBusy(false);
  };
  return { isOffered: typeof data?.publicKey === "string", isPossible, isOn, isBusy, change };
};
