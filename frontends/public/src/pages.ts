import { lazyPage } from "@legal/web-kit";

// Chunks carry the page names of the shell's routes.json, so that the gateway can preload them.
export const LandingPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-landing" */ "./features/landing/landing-page.tsx")).LandingPage,
);
export const LoginPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-login" */ "./features/account/login/login-page.tsx")).LoginPage,
);
export const SignupPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-signup" */ "./features/account/signup/signup-page.tsx")).SignupPage,
);
export const FindUsernamePage = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "page-find-username" */ "./features/account/find-username/find-username-page.tsx"
      )
    ).FindUsernamePage,
);
export const ResetPasswordPage = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "page-reset-password" */ "./features/account/reset-password/reset-password-page.tsx"
      )
    ).ResetPasswordPage,
);
export const DeleteAccountPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-delete-account" */ "./features/account/deletion/delete-account-page.tsx"))
      .DeleteAccountPage,
);
export const ServicePage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-service" */ "./features/service/service-page.tsx")).ServicePage,
);
export const ToolsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-tools" */ "./features/tools/tools-page.tsx")).ToolsPage,
);
export const DeadlinePage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-tool-deadline" */ "./features/tools/deadline/deadline-page.tsx"))
      .DeadlinePage,
);
export const CourtCostsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-tool-court-costs" */ "./features/tools/court-costs/court-costs-page.tsx"))
      .CourtCostsPage,
);
export const InterestPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-tool-interest" */ "./features/tools/interest/interest-page.tsx"))
      .InterestPage,
);
export const FaqPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-faq" */ "./features/faq/faq-page.tsx")).FaqPage,
);
export const TermsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-terms" */ "./features/legal/terms-page.tsx")).TermsPage,
);
export const PrivacyPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-privacy" */ "./features/legal/privacy-page.tsx")).PrivacyPage,
);
export const UnsubscribePage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-unsubscribe" */ "./features/account/unsubscribe/unsubscribe-page.tsx"))
      .UnsubscribePage,
);
export const VerifyEmailPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-verify-email" */ "./features/account/verification/verify-email-page.tsx"))
      .VerifyEmailPage,
);
