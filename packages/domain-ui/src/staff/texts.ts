import { lazyTexts } from "@legal/web-kit";

/** The texts `staff.*`, which no customer needs. */
export const StaffTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "staff-texts-[request]" */ `./locales/${language}.json`),
);
