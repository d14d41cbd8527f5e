import type { PackageType } from "@legal/catalog";
import { useSession } from "@legal/web-kit";
import { packageIn } from "../../../intent-of.ts";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/** Beside the router, for which it would be a navigation: the page would go to its top. */
const writeToAddress = (packageType: PackageType | undefined) => {
  const url = new URL(location.href);
  if (packageType) url.searchParams.set("buy", packageType);
  else url.searchParams.delete("buy");
  history.replaceState(history.state, "", url);
};

/**
 * What a member is about to buy. The address says it, so that the purchase is open again after a login, also through
 * Google.
 */
export const useChosenPackage = () => {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(() => packageIn(search));
  const choose = (packageType: PackageType | undefined) => {
    writeToAddress(packageType);
    setChosen(packageType);
  };
  return { chosen: user ? chosen : undefined, choose };
};
