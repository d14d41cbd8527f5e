import { model, Schema } from "mongoose";

/** How many visitors opened the site on a day in Seoul. */
export interface SiteVisitRecord {
  /** The day, `yyyy-MM-dd`. */
  _id: string;
  visitorCount: number;
}

const schema = new Schema<SiteVisitRecord>(
  { _id: { type: String, required: true }, visitorCount: { type: Number, required: true } },
  { collection: "site_visits", versionKey: false },
);

export const SiteVisit = model("SiteVisit", schema);
