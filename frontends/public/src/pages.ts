import { lazyPage, paths, type LazyPage } from "@legal/web-kit";

// Chunks carry the page names of the shell's routes.json, so that the gateway can preload them.
const LandingPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-landing" */ "./features/landing/landing-page.tsx")).LandingPage,
);
const LoginPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-login" */ "./features/account/login/login-page.tsx")).LoginPage,
);
const SignupPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-signup" */ "./features/account/signup/signup-page.tsx")).SignupPage,
);
const FindUsernamePage = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "page-find-username" */ "./features/account/find-username/find-username-page.tsx"
      )
    ).FindUsernamePage,
);
const ResetPasswordPage = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "page-reset-password" */ "./features/account/reset-password/reset-password-page.tsx"
      )
    ).ResetPasswordPage,
);
const DeleteAccountPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-delete-account" */ "./features/account/deletion/delete-account-page.tsx"))
      .DeleteAccountPage,
);
const ServicePage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-service" */ "./features/service/service-page.tsx")).ServicePage,
);
const ToolsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-tools" */ "./features/tools/tools-page.tsx")).ToolsPage,
);
const DeadlinePage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-tool-deadline" */ "./features/tools/deadline/deadline-page.tsx"))
      .DeadlinePage,
);
const CourtCostsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-tool-court-costs" */ "./features/tools/court-costs/court-costs-page.tsx"))
      .CourtCostsPage,
);
const InterestPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-tool-interest" */ "./features/tools/interest/interest-page.tsx"))
      .InterestPage,
);
const FaqPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-faq" */ "./features/faq/faq-page.tsx")).FaqPage,
);
const TermsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-terms" */ "./features/legal/terms-page.tsx")).TermsPage,
);
const PrivacyPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-privacy" */ "./features/legal/privacy-page.tsx")).PrivacyPage,
);
const UnsubscribePage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-unsubscribe" */ "./features/account/unsubscribe/unsubscribe-page.tsx"))
      .UnsubscribePage,
);
const VerifyEmailPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-verify-email" */ "./features/account/verification/verify-email-page.tsx"))
      .VerifyEmailPage,
);

/** By route pattern. */
export const PAGES: Record<string, LazyPage> = {
  [paths.home]: LandingPage,
  [paths.service(":id")]: ServicePage,
  [paths.login()]: LoginPage,
  [paths.signup()]: SignupPage,
  [paths.findUsername()]: FindUsernamePage,
  [paths.resetPassword()]: ResetPasswordPage,
  [paths.deleteAccount()]: DeleteAccountPage,
  [paths.verifyEmail]: VerifyEmailPage,
  [paths.unsubscribe(":token")]: UnsubscribePage,
  [paths.tools]: ToolsPage,
  [paths.tool("deadline")]: DeadlinePage,
  [paths.tool("court-costs")]: CourtCostsPage,
  [paths.tool("interest")]: InterestPage,
  [paths.faq]: FaqPage,
  [paths.terms]: TermsPage,
  [paths.privacy]: PrivacyPage,
};
