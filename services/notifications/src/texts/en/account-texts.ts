import type { AccountTexts } from "../account-texts.ts";

export const accountTexts: AccountTexts = {
  alerts: {
    "new-device": (username) => ({
      subject: "Login from a new device",
      intro: `Somebody logged in to the account ${username} from a device that we have not seen before.`,
    }),
    "password-changed": (username) => ({
      subject: "Your password was changed",
      intro: `The password of the account ${username} was changed. Every other device is logged out.`,
    }),
    "second-factor-on": (username) => ({
      subject: "Two-step login is on",
      intro: `Two-step login was set up for the account ${username}. From now on a login needs a code of the authenticator app.`,
    }),
    "second-factor-off": (username) => ({
      subject: "Two-step login is off",
      intro: `Two-step login of the account ${username} was turned off.`,
    }),
    "recovery-code-used": (username) => ({
      subject: "Login with a recovery code",
      intro: `Somebody logged in to the account ${username} with a recovery code. If you have a new phone, please set up two-step login again on the security page.`,
    }),
    "recovery-codes-renewed": (username) => ({
      subject: "New recovery codes",
      intro: `New recovery codes were made for the account ${username}. The old ones no longer work.`,
    }),
    "deletion-requested": (username) => ({
      subject: "You asked to delete your account",
      intro: `We sent a mail to confirm that the account ${username} is to be deleted. Nothing is deleted before that.`,
    }),
    "calendar-made": (username) => ({
      subject: "A calendar address was made",
      intro: `A calendar address that shows the deadlines of the account ${username} was made; one from before no longer works. Anyone who has the address sees the deadlines without logging in. If this was not you, remove it in the notification settings and change your password.`,
    }),
    "email-changed": (username) => ({
      subject: "Your email address has changed",
      intro: `The account ${username} has another email address now. We sent a notice to the one before.`,
    }),
    "google-connected": (username) => ({
      subject: "A Google account was connected",
      intro: `A Google account was connected to the account ${username}. It can now be used to log in.`,
    }),
    "google-disconnected": (username) => ({
      subject: "The Google account was disconnected",
      intro: `The Google account was taken off the account ${username}. From now on you log in with username and password.`,
    }),
  },
  securityNotice: {
    when: "Time: {when}",
    where: "Device: {where}",
    unknownDevice: "unknown device",
    fine: "If this was you, there is nothing to do. If it was not, please set a new password now; every device is logged out then.",
    button: "Set a new password",
  },
  googleNotYou: {
    text: "If this was not you, please choose a new password right away. That logs out every device and takes off any Google account.",
    button: "Choose a new password",
  },
  "password-reset": (username, minutes) => ({
    subject: "Reset your password",
    intro: `You asked to reset the password of the account ${username}. Please choose a new one here.`,
    button: "Reset password",
    limits: `The link works once, for ${minutes} minutes. A new password logs you out on every device.`,
    ignore: "If you did not ask for this, ignore this mail. Your password stays as it is.",
  }),
  "verify-email": (username, days) => ({
    subject: "Please confirm your email address",
    intro: `The account ${username} was opened with this address. Please open the link to confirm that it is yours. You can use the service before that. The link works once, for ${days} days.`,
    button: "Confirm my address",
    ignore:
      "If you did not sign up, ignore this mail. We send nothing about a case to an address that was not confirmed.",
  }),
  changeEmail: (username, days) => ({
    subject: "Please confirm your new email address",
    intro: `The account ${username} is to have this address. It changes once you open the link and confirm; until then the present address stays. The link works once, for ${days === 1 ? "one day" : `${days} days`}.`,
    button: "Change to this address",
    ignore: "If you did not ask for this, ignore this mail and do not open the link. Nothing changes then.",
  }),
  "email-changed": (username) => ({
    subject: "The email address of your account has changed",
    parts: [
      `The account ${username} has another email address now. We no longer send mails about it to this one.`,
      "If this was not you, please answer this mail right away. We will protect the account and find out what happened.",
    ],
  }),
  "delete-account": (username, minutes) => ({
    subject: "Confirm that your account is to be deleted",
    intro: `You asked to delete the account ${username}. Please open the link to confirm it. The link works once, for ${minutes} minutes.`,
    button: "Confirm the deletion",
    ignore: "If you did not ask for this, do not open the link. Nothing is deleted until you confirm there.",
  }),
  "account-deleted": (username) => ({
    subject: "Your account was deleted",
    parts: [
      `We deleted the account ${username} with its cases, conversations, files and AI consultations. You are logged out on every device.`,
      "The law makes us keep a record of contracts (case number, service, price, dates) for 5 years and of inquiries for 3 years, apart from everything else. Copies in backups disappear when those expire.",
      "If this was not you, please answer this mail right away. A deleted account cannot be brought back, but we will find out what happened.",
    ],
  }),
};
