import { model, Schema } from "mongoose";

/** One visitor's look at one service's page in one hour; its id says which, so a second look is no second row. */
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
