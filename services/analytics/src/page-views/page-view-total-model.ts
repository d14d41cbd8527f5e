import { model, Schema } from "mongoose";

/** How often a service's page was looked at, ever: what the statistics read. It outlives the views and names no one. */
export interface PageViewTotalRecord {
  /** The service. */
  _id: string;
  count: number;
}

const schema = new Schema<PageViewTotalRecord>(
  { _id: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: "page_view_totals", versionKey: false },
);

export const PageViewTotal = model("PageViewTotal", schema);
