import {
  changeNoticePreferencesCall,
  getNoticePreferencesCall,
  showUnsubscribeCall,
  unsubscribeCall,
  unsubscribeInOneClickCall,
  type NoticePreferences,
} from "@legal/contracts";
import { createRouter, parse, requireUser, userOf, type User } from "@legal/service-kit";
import { tryAddressAgain } from "../users/refused-addresses.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { changePreferences } from "./change-preferences.ts";
import { categoriesOf, channelsOf } from "./preference-rules.ts";
import { Preferences, type PreferencesRecord } from "./preferences-model.ts";
import { setSubscribed, showSubscription } from "./unsubscribe.ts";

interface PreferenceRoutesDeps {
  /** Has the mails leave that waited until the account's address takes them. */
  sendWhatWaited: (userId: string) => Promise<void>;
}

const presentPreferences = async ({ id, role }: User): Promise<NoticePreferences> => {
  const [preferences, known] = await Promise.all([
    Preferences.findById(id).lean<PreferencesRecord>(),
    KnownUser.findById(id).lean<UserRecord>(),
  ]);
  return {
    categories: categoriesOf(role).map((category) => ({ category, channels: channelsOf(category, preferences) })),
    emailVerified: known?.emailVerified ?? false,
    emailBounced: known !== null && known.bouncedEmail === known.email,
    ...(role === "admin" && { standInId: preferences?.standInId ?? null }),
  };
};

export const preferenceRoutes = ({ sendWhatWaited }: PreferenceRoutesDeps) => {
  const router = createRouter();

  router.get(getNoticePreferencesCall.path, requireUser, async (req, res) => {
    res.json(await presentPreferences(userOf(req)));
  });

  router.patch(changeNoticePreferencesCall.path, requireUser, async (req, res) => {
    const { changes, standInId, mailAgain } = parse(changeNoticePreferencesCall, req).body;
    await changePreferences(userOf(req), changes, standInId);
    if (mailAgain) {
      await tryAddressAgain(userOf(req).id);
      await sendWhatWaited(userOf(req).id);
    }
    res.json(await presentPreferences(userOf(req)));
  });

  router.get(showUnsubscribeCall.path, async (req, res) => {
    res.json(await showSubscription(parse(showUnsubscribeCall, req).params.token));
  });

  router.post(unsubscribeCall.path, async (req, res) => {
    const { params, body } = parse(unsubscribeCall, req);
    res.json(await setSubscribed(params.token, body.subscribed));
  });

  router.post(unsubscribeInOneClickCall.path, async (req, res) => {
    await setSubscribed(parse(unsubscribeInOneClickCall, req).params.token, false);
    res.status(unsubscribeInOneClickCall.status).end();
  });

  return router;
};
