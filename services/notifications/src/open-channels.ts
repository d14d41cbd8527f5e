import { configuredAlimtalk } from "./alimtalk/configured-alimtalk.ts";
import { offerChannel } from "./channels/available-channels.ts";
import type { config } from "./config.ts";
import { configuredPush } from "./push/configured-push.ts";

/** Beside inbox and mail, which are always there. */
export const openChannels = (settings: typeof config) => {
  const push = configuredPush(settings);
  if (push) offerChannel("push");
  const alimtalk = configuredAlimtalk(settings);
  if (alimtalk) offerChannel("alimtalk", alimtalk.kinds);
  return { push, alimtalk };
};
