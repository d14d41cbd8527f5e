import { model, Schema } from "mongoose";

/** One visit to a service's page; of the visitor nothing is kept. */
export interface PageViewRecord {
  _id: string;
  serviceType: string;
  viewedAt: Date;
}

const schema = new Schema<PageViewRecord>(
  {
    _id: { type: String, required: true },
    serviceType: { type: String, required: true },
    viewedAt: { type: Date, required: true },
  },
  { collection: "page_views", versionKey: false },
);

schema.index({ viewedAt: 1 });

export const PageView = model("PageView", schema);
