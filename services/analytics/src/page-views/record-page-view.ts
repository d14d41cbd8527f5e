import { isServiceId } from "@legal/catalog";
import { isDuplicateKey, newId, validationFailed } from "@legal/service-kit";
import { PageView } from "./page-view-model.ts";
import { PageViewTotal } from "./page-view-total-model.ts";

const addOne = (serviceType: string) =>
  PageViewTotal.updateOne({ _id: serviceType }, { $inc: { count: 1 } }, { upsert: true });

/**
 * Counts a visit to a service's page. Not one transaction: all visits to a page would queue for its one total, and a crash
 * between the two costs no more than one count.
 */
export const recordPageView = async (serviceType: string): Promise<void> => {
  if (!isServiceId(serviceType)) throw validationFailed([{ path: "serviceType", message: "serviceType.unknown" }]);
  await PageView.create({ _id: newId(), serviceType, viewedAt: new Date() });
  try {
    await addOne(serviceType);
  } catch (error) {
    // The very first two visits to a page made its total at the same time.
    if (!isDuplicateKey(error)) throw error;
    await addOne(serviceType);
  }
};
