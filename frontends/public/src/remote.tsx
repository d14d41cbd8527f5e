import { pagePreloader, paths, type RemoteModule } from "@legal/web-kit";
import { loadMessages } from "./load-messages.ts";
import {
  CourtCostsPage,
  DeadlinePage,
  FaqPage,
  FindUsernamePage,
  InterestPage,
  LandingPage,
  LoginPage,
  PrivacyPage,
  ResetPasswordPage,
  ServicePage,
  SignupPage,
  TermsPage,
  ToolsPage,
} from "./pages.ts";
import { PublicRoutes } from "./public-routes.tsx";

export const remote: RemoteModule = {
  basename: "/",
  Routes: PublicRoutes,
  preload: pagePreloader({
    [paths.home]: LandingPage,
    [paths.service(":id")]: ServicePage,
    [paths.login()]: LoginPage,
    [paths.signup()]: SignupPage,
    [paths.findUsername]: FindUsernamePage,
    [paths.resetPassword()]: ResetPasswordPage,
    [paths.tools]: ToolsPage,
    [paths.tool("deadline")]: DeadlinePage,
    [paths.tool("court-costs")]: CourtCostsPage,
    [paths.tool("interest")]: InterestPage,
    [paths.faq]: FaqPage,
    [paths.terms]: TermsPage,
    [paths.privacy]: PrivacyPage,
  }),
  loadMessages,
};
