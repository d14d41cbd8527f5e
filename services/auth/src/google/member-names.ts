import { displayNameOf, isReservedName } from "@legal/i18n";
import type { GoogleAccount } from "./google-provider.ts";

/** The names that Google gives, without those that would pass for the office: such an account is called by its username. */
export const memberNames = ({ name, given_name: firstName, family_name: lastName }: GoogleAccount) => ({
  displayName: name !== null && isReservedName(name) ? null : name,
  ...(isReservedName(displayNameOf({ firstName, lastName }))
    ? { firstName: null, lastName: null }
    : { firstName, lastName }),
});
