import { paths } from "@legal/web-kit";
import { Route, Routes } from "react-router-dom";
import {
  CourtCostsPage,
  DeadlinePage,
  DeleteAccountPage,
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
  UnsubscribePage,
  VerifyEmailPage,
} from "./pages.ts";

/** Only mails link to it. */
const UNSUBSCRIBE = "/unsubscribe/:token";

export const PublicRoutes = () => (
  <Routes>
    <Route path={paths.home} element={<LandingPage />} />
    <Route path={paths.service(":id")} element={<ServicePage />} />
    <Route path={paths.login()} element={<LoginPage />} />
    <Route path={paths.signup()} element={<SignupPage />} />
    <Route path={paths.findUsername} element={<FindUsernamePage />} />
    <Route path={paths.resetPassword()} element={<ResetPasswordPage />} />
    <Route path={paths.deleteAccount()} element={<DeleteAccountPage />} />
    <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
    <Route path={UNSUBSCRIBE} element={<UnsubscribePage />} />
    <Route path={paths.tools} element={<ToolsPage />} />
    <Route path={paths.tool("deadline")} element={<DeadlinePage />} />
    <Route path={paths.tool("court-costs")} element={<CourtCostsPage />} />
    <Route path={paths.tool("interest")} element={<InterestPage />} />
    <Route path={paths.faq} element={<FaqPage />} />
    <Route path={paths.terms} element={<TermsPage />} />
    <Route path={paths.privacy} element={<PrivacyPage />} />
  </Routes>
);
