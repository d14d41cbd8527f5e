import type { NoticeCategory, NoticeChannel } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** What a person switched, and nothing that they did not. */
export interface PreferencesRecord {
  _id: string;
  /** `message/mail`: whether it is on. */
  switches: Partial<Record<`${NoticeCategory}/${NoticeChannel}`, boolean>>;
  standInId: string | null;
  /** What the links of mails that one can unsubscribe from carry, by category. */
  unsubscribeTokens: Partial<Record<NoticeCategory, string>>;
}

const mixed = { type: Schema.Types.Mixed, default: {} };

const schema = new Schema<PreferencesRecord>(
  {
    _id: { type: String, required: true },
    switches: mixed,
    standInId: { type: String, default: null },
    unsubscribeTokens: mixed,
  },
  { collection: "preferences", versionKey: false, minimize: false },
);

schema.index({ "unsubscribeTokens.message": 1 }, { sparse: true });
schema.index({ "unsubscribeTokens.status": 1 }, { sparse: true });
schema.index({ "unsubscribeTokens.work": 1 }, { sparse: true });
schema.index({ "unsubscribeTokens.digest": 1 }, { sparse: true });

export const Preferences = model("Preferences", schema);
