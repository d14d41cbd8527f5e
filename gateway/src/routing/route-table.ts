import {
  CASE_CHANGE_CALLS,
  SOCKET_PATH,
  type Access,
  type Method,
  type Route as ContractRoute,
} from "@legal/contracts";
import * as routes from "@legal/contracts/routes";
import type { ServiceName } from "@legal/deployables";

interface Row {
  /** Method and path as the contract has them; `:name` is one segment. */
  route: ContractRoute;
  to: ServiceName;
  /** Who passes; the service decides for itself again. */
  access: Exclude<Access, "service">;
  /** What a request that changes something may carry; JSON unless said otherwise. */
  body?: "json" | "multipart" | "any";
  /**
   * What needs no cookie and reads none: a calendar program fetches by its address, a mail program posts RFC 8058's one
   * click from no page and names no origin. Who may is the secret in the path alone.
   */
  withoutCookies?: true;
  /** Requests of one network, where the service keeps no count of its own. */
  perMinute?: number;
  /** Cookies that are handed on; all others stay here. */
  cookies?: readonly string[];
}

export interface Route extends Omit<Row, "route"> {
  method: Method;
  path: string;
}

const visitor = ["ai-visitor", "__Host-ai-visitor"];
const device = ["device", "__Host-device"];
const secondStep = [...device, "login-challenge", "__Host-login-challenge"];
const googleFlow = ["google-flow", "__Host-google-flow"];

/** Of staff alone, however many there are. */
const caseChanges = Object.values(CASE_CHANGE_CALLS).map(({ route }): Row => ({
  route,
  to: "case-chat",
  access: "admin",
}));

const rows: readonly Row[] = [
  { route: routes.meRoute, to: "auth", access: "user" },
  { route: routes.currentUserRoute, to: "auth", access: "user" },
  { route: routes.loginRoute, to: "auth", access: "anyone", cookies: device },
  { route: routes.loginSecondFactorRoute, to: "auth", access: "anyone", cookies: secondStep },
  { route: routes.signupRoute, to: "auth", access: "anyone", cookies: device },
  { route: routes.checkUsernameRoute, to: "auth", access: "anyone" },
  { route: routes.findUsernameRoute, to: "auth", access: "anyone" },
  { route: routes.requestPasswordResetRoute, to: "auth", access: "anyone" },
  { route: routes.resetPasswordRoute, to: "auth", access: "anyone" },
  { route: routes.verifyEmailRoute, to: "auth", access: "anyone" },
  { route: routes.confirmDeletionRoute, to: "auth", access: "anyone" },
  { route: routes.authProvidersRoute, to: "auth", access: "anyone" },
  { route: routes.startGoogleRoute, to: "auth", access: "anyone" },
  { route: routes.disconnectGoogleRoute, to: "auth", access: "user" },
  { route: routes.connectGoogleRoute, to: "auth", access: "user" },
  { route: routes.finishGoogleRoute, to: "auth", access: "anyone", cookies: [...googleFlow, ...device] },
  { route: routes.changePasswordRoute, to: "auth", access: "user", cookies: device },
  { route: routes.stepUpMethodsRoute, to: "auth", access: "user" },
  { route: routes.stepUpRoute, to: "auth", access: "user" },
  { route: routes.listSessionsRoute, to: "auth", access: "user" },
  { route: routes.endOtherSessionsRoute, to: "auth", access: "user", cookies: device },
  { route: routes.endSessionRoute, to: "auth", access: "user" },
  { route: routes.getSecondFactorRoute, to: "auth", access: "user" },
  { route: routes.beginSecondFactorRoute, to: "auth", access: "user" },
  { route: routes.removeSecondFactorRoute, to: "auth", access: "user" },
  { route: routes.confirmSecondFactorRoute, to: "auth", access: "user" },
  { route: routes.renewRecoveryCodesRoute, to: "auth", access: "user" },
  { route: routes.loginRedirectRoute, to: "auth", access: "anyone" },
  { route: routes.logoutRoute, to: "auth", access: "anyone" },
  { route: routes.setLanguageRoute, to: "auth", access: "user" },
  { route: routes.updateMeRoute, to: "auth", access: "user" },
  { route: routes.setPhoneRoute, to: "auth", access: "user" },
  { route: routes.correctEmailRoute, to: "auth", access: "user" },
  { route: routes.changeEmailRoute, to: "auth", access: "user" },
  { route: routes.resendVerificationRoute, to: "auth", access: "user" },
  { route: routes.deleteMeRoute, to: "auth", access: "user" },
  { route: routes.requestDeletionLinkRoute, to: "auth", access: "user" },
  { route: routes.getUserRoute, to: "auth", access: "admin" },

  { route: routes.listChatRoomsRoute, to: "case-chat", access: "admin" },
  { route: routes.openChatRoomRoute, to: "case-chat", access: "user" },
  { route: routes.myChatRoomsRoute, to: "case-chat", access: "user" },
  { route: routes.countChatRoomsRoute, to: "case-chat", access: "admin" },
  { route: routes.countMatchesRoute, to: "case-chat", access: "admin" },
  { route: routes.listStaffRoute, to: "case-chat", access: "admin" },
  { route: routes.changeStatusesRoute, to: "case-chat", access: "admin" },
  { route: routes.openAdminSupportRoute, to: "case-chat", access: "user" },
  { route: routes.myConsultationsRoute, to: "case-chat", access: "user" },
  { route: routes.getChatRoomRoute, to: "case-chat", access: "user" },
  { route: routes.listMessagesRoute, to: "case-chat", access: "user" },
  { route: routes.listRoomFilesRoute, to: "case-chat", access: "user" },
  { route: routes.markReadRoute, to: "case-chat", access: "user" },
  { route: routes.tickItemRoute, to: "case-chat", access: "user" },
  { route: routes.setCaseNameRoute, to: "case-chat", access: "user" },
  { route: routes.giveStartConsentRoute, to: "case-chat", access: "user" },
  { route: routes.listActivityRoute, to: "case-chat", access: "admin" },
  ...caseChanges,
  { route: routes.listDeadlinesRoute, to: "case-chat", access: "user" },
  { route: routes.enterDeadlineRoute, to: "case-chat", access: "user" },
  { route: routes.changeDeadlineRoute, to: "case-chat", access: "admin" },
  { route: routes.downloadDeadlineRoute, to: "case-chat", access: "user" },
  { route: routes.confirmDeadlineRoute, to: "case-chat", access: "admin" },
  { route: routes.settleDeadlineRoute, to: "case-chat", access: "admin" },
  { route: routes.listNotesRoute, to: "case-chat", access: "admin" },
  { route: routes.addNoteRoute, to: "case-chat", access: "admin" },
  { route: routes.editNoteRoute, to: "case-chat", access: "admin" },
  { route: routes.deleteNoteRoute, to: "case-chat", access: "admin" },
  { route: routes.listHolidaysRoute, to: "case-chat", access: "anyone" },
  { route: routes.addHolidayRoute, to: "case-chat", access: "admin" },
  { route: routes.removeHolidayRoute, to: "case-chat", access: "admin" },
  { route: routes.listCannedRepliesRoute, to: "case-chat", access: "admin" },
  { route: routes.addCannedReplyRoute, to: "case-chat", access: "admin" },
  { route: routes.editCannedReplyRoute, to: "case-chat", access: "admin" },
  { route: routes.deleteCannedReplyRoute, to: "case-chat", access: "admin" },
  { route: routes.listDangerNoticesRoute, to: "case-chat", access: "admin" },
  { route: routes.acknowledgeDangerNoticeRoute, to: "case-chat", access: "admin" },
  { route: routes.reopenDangerNoticeRoute, to: "case-chat", access: "admin" },
  { route: routes.listAccessRoute, to: "case-chat", access: "admin" },
  { route: routes.listAccessCustomersRoute, to: "case-chat", access: "admin" },
  { route: routes.uploadFileRoute, to: "case-chat", access: "user", body: "multipart" },
  { route: routes.downloadFileRoute, to: "case-chat", access: "user" },

  { route: routes.listInquiriesRoute, to: "inquiry", access: "admin" },
  { route: routes.sendInquiryRoute, to: "inquiry", access: "anyone" },
  { route: routes.myInquiriesRoute, to: "inquiry", access: "user" },
  { route: routes.countInquiriesRoute, to: "inquiry", access: "admin" },
  { route: routes.changeInquiryStatusRoute, to: "inquiry", access: "admin" },
  { route: routes.markInquiryRoute, to: "inquiry", access: "admin" },

  { route: routes.aiStatusRoute, to: "ai", access: "anyone" },
  { route: routes.findServicesRoute, to: "ai", access: "anyone", perMinute: 300 },
  { route: routes.recommendRoute, to: "ai", access: "anyone" },
  { route: routes.currentChatRoute, to: "ai", access: "anyone", cookies: visitor },
  { route: routes.chatRoute, to: "ai", access: "anyone", cookies: visitor },
  { route: routes.followChatRoute, to: "ai", access: "anyone", cookies: visitor },
  { route: routes.stopChatRoute, to: "ai", access: "anyone", cookies: visitor },
  { route: routes.regenerateChatRoute, to: "ai", access: "anyone", cookies: visitor },
  { route: routes.listVisitorConversationsRoute, to: "ai", access: "user", cookies: visitor },
  { route: routes.claimVisitorConversationsRoute, to: "ai", access: "user", cookies: visitor },
  { route: routes.forgetVisitorConversationsRoute, to: "ai", access: "user", cookies: visitor },
  { route: routes.listAiConversationsRoute, to: "ai", access: "user" },
  { route: routes.listAiConversationsOfRoute, to: "ai", access: "admin" },
  { route: routes.downloadAiConversationRoute, to: "ai", access: "user" },
  { route: routes.linkAiConversationRoute, to: "ai", access: "user" },
  { route: routes.myAiConversationsRoute, to: "ai", access: "user" },
  { route: routes.translateRoute, to: "ai", access: "user" },

  { route: routes.recordPageViewRoute, to: "analytics", access: "anyone" },
  { route: routes.pageViewsRoute, to: "analytics", access: "admin" },
  { route: routes.siteVisitsRoute, to: "analytics", access: "admin" },

  { route: routes.listNoticesRoute, to: "notifications", access: "user" },
  { route: routes.countNoticesRoute, to: "notifications", access: "user" },
  { route: routes.readAllNoticesRoute, to: "notifications", access: "user" },
  { route: routes.readNoticeRoute, to: "notifications", access: "user" },
  { route: routes.listRemindersRoute, to: "notifications", access: "admin" },
  { route: routes.acknowledgeReminderRoute, to: "notifications", access: "admin" },
  { route: routes.getNoticePreferencesRoute, to: "notifications", access: "user" },
  { route: routes.changeNoticePreferencesRoute, to: "notifications", access: "user" },
  { route: routes.getCalendarFeedRoute, to: "notifications", access: "user" },
  { route: routes.createCalendarFeedRoute, to: "notifications", access: "user" },
  { route: routes.changeCalendarFeedRoute, to: "notifications", access: "user" },
  { route: routes.removeCalendarFeedRoute, to: "notifications", access: "user" },
  {
    route: routes.readCalendarFeedRoute,
    to: "notifications",
    access: "anyone",
    withoutCookies: true,
    // Calendar services fetch the addresses of many people from few networks.
    perMinute: 600,
  },
  { route: routes.getPushRoute, to: "notifications", access: "user" },
  { route: routes.subscribePushRoute, to: "notifications", access: "user" },
  { route: routes.unsubscribePushRoute, to: "notifications", access: "user" },
  { route: routes.pushWorkerRoute, to: "notifications", access: "anyone" },
  { route: routes.showUnsubscribeRoute, to: "notifications", access: "anyone", perMinute: 300 },
  { route: routes.unsubscribeRoute, to: "notifications", access: "anyone", perMinute: 300 },
  {
    route: routes.unsubscribeInOneClickRoute,
    to: "notifications",
    access: "anyone",
    body: "any",
    withoutCookies: true,
    // Providers of mail post for many people from few networks.
    perMinute: 600,
  },

  { route: routes.listDocumentTypesRoute, to: "documents", access: "anyone" },
  { route: routes.getDocumentTypeRoute, to: "documents", access: "anyone" },
  { route: routes.listDocumentsRoute, to: "documents", access: "admin" },
  { route: routes.createDocumentRoute, to: "documents", access: "user" },
  { route: routes.listMyDocumentsRoute, to: "documents", access: "user" },
  { route: routes.countDocumentsRoute, to: "documents", access: "admin" },
  { route: routes.getDocumentRoute, to: "documents", access: "user" },
  { route: routes.changeAnswersRoute, to: "documents", access: "user" },
  { route: routes.listDocumentPeopleRoute, to: "documents", access: "user" },
  { route: routes.previewDocumentRoute, to: "documents", access: "user" },
  { route: routes.changeExhibitsRoute, to: "documents", access: "user" },
  { route: routes.draftProseRoute, to: "documents", access: "user" },
  { route: routes.approveProseRoute, to: "documents", access: "user" },
  { route: routes.moveDocumentRoute, to: "documents", access: "user" },
  { route: routes.grantRevisionRoute, to: "documents", access: "admin" },
  { route: routes.correctDeliveryRoute, to: "documents", access: "admin" },
  { route: routes.listDocumentVersionsRoute, to: "documents", access: "user" },
  { route: routes.compareDocumentVersionRoute, to: "documents", access: "user" },
  { route: routes.downloadDocumentRoute, to: "documents", access: "user" },
  { route: routes.listDocumentCommentsRoute, to: "documents", access: "user" },
  { route: routes.addDocumentCommentRoute, to: "documents", access: "user" },
  { route: routes.resolveDocumentCommentRoute, to: "documents", access: "admin" },
  { route: routes.listDocumentHistoryRoute, to: "documents", access: "user" },
  { route: routes.listLawyersRoute, to: "documents", access: "admin" },
  { route: routes.setLawyerRoute, to: "documents", access: "admin" },

  { route: routes.backUpUsersRoute, to: "backup", access: "admin" },
  { route: routes.backUpCasesRoute, to: "backup", access: "admin" },
  { route: routes.listBackupRunsRoute, to: "backup", access: "admin" },
  { route: routes.downloadBackupRoute, to: "backup", access: "admin" },

  // Long polling, for networks that let no websocket through; it posts text/plain.
  { route: `GET ${SOCKET_PATH}/`, to: "case-chat", access: "user", body: "any" },
  { route: `POST ${SOCKET_PATH}/`, to: "case-chat", access: "user", body: "any" },
];

/** Everything that passes to a service; what is not here does not exist. */
export const ROUTES = rows.map(({ route, ...row }): Route => {
  const [method, path] = route.split(" ") as [Method, string];
  return { ...row, method, path };
});
