import { chatRoute, regenerateChatRoute } from "./ai-chat.ts";
import { recordPageViewRoute } from "./analytics.ts";
import { checkUsernameRoute, findUsernameRoute, requestPasswordResetRoute, signupRoute } from "./auth.ts";
import { sendInquiryRoute } from "./inquiries.ts";
import { recommendRoute } from "./recommendation.ts";

/**
 * Calls whose service counts each browser (ADR 39). The gateway names the browser to these alone, and a limit by browser
 * serves no other, where everyone at an address would count as one.
 */
export const BROWSER_COUNTED_ROUTES: readonly string[] = [
  signupRoute,
  checkUsernameRoute,
  findUsernameRoute,
  requestPasswordResetRoute,
  sendInquiryRoute,
  recommendRoute,
  chatRoute,
  regenerateChatRoute,
  recordPageViewRoute,
];

export const countsBrowsers = (method: string, path: string): boolean =>
  BROWSER_COUNTED_ROUTES.includes(`${method} ${path}`);
