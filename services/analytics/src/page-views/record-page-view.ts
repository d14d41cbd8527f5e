import { isServiceId } from "@legal/catalog";
import { isDuplicateKey, validationFailed, type VisitorHash } from "@legal/service-kit";
import { PageView } from "./page-view-model.ts";
import { PageViewTotal } from "./page-view-total-model.ts";

interface View {
  serviceType: string;
  /** Who looks, as far as the browser shows. */
  visitor: readonly string[];
}

const hourOf = (instant: Date): string => instant.toISOString().slice(0, 13);

/** False when the visitor has looked at this page within the hour. */
const isFirst = async (id: string, serviceType: string, viewedAt: Date): Promise<boolean> => {
  try {
    await PageView.create({ _id: id, serviceType, viewedAt });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

const addOne = (serviceType: string) =>
  PageViewTotal.updateOne({ _id: serviceType }, { $inc: { count: 1 } }, { upsert: true });

/**
 * Counts a look at a service's page once per visitor and hour. Not one transaction: all looks at a page would queue for
 * its one total, and a crash between the two costs no more than one count.
 */
export const recordPageView = async ({ serviceType, visitor }: View, hash: VisitorHash, now = new Date()) => {
  if (!isServiceId(serviceType)) throw validationFailed([{ path: "serviceType", message: "serviceType.unknown" }]);
  const [id, ...older] = hash(...visitor, serviceType, hourOf(now));
  if (!(await isFirst(id, serviceType, now))) return;
  if (older.length > 0 && (await PageView.exists({ _id: { $in: older } }))) return;
  try {
    await addOne(serviceType);
  } catch (error) {
    // The very first two looks at a page made its total at the same time.
    if (!isDuplicateKey(error)) throw error;
    await addOne(serviceType);
  }
};
