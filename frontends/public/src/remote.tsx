import { catalogueLoader, pagePreloader, paths, type RemoteModule } from "@legal/web-kit";
import {
  FaqPage,
  FindUsernamePage,
  LandingPage,
  LoginPage,
  PrivacyPage,
  ResetPasswordPage,
  ServicePage,
  SignupPage,
  TermsPage,
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
    [paths.faq]: FaqPage,
    [paths.terms]: TermsPage,
    [paths.privacy]: PrivacyPage,
  }),
  loadMessages: catalogueLoader({
    ko: () => import(/* webpackChunkName: "messages-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "messages-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "messages-zh" */ "./locales/zh.json"),
  }),
};
