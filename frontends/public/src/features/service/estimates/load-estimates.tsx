import type { Language } from "@legal/contracts/constants";
import { Skeleton } from "@legal/ui";
import { lazyPart } from "../../../layout/lazy-part.tsx";

const loadTexts = async (language: Language) =>
  (await import("../../../calculation/calculation-texts.tsx")).CalculationTexts.preload(language);

/** The law's arithmetic, with its texts, comes with the first press on the page, not with the page. */
export const DeadlineDate = lazyPart(
  async (language) => {
    const deadlineDate = import(/* webpackChunkName: "deadline-date" */ "./deadline-date.tsx");
    const [chunk] = await Promise.all([deadlineDate, loadTexts(language)]);
    return chunk.DeadlineDate;
  },
  <Skeleton $height="180px" />,
);
export const CostEstimate = lazyPart(
  async (language) => {
    const costEstimate = import(/* webpackChunkName: "cost-estimate" */ "./cost-estimate.tsx");
    const [chunk] = await Promise.all([costEstimate, loadTexts(language)]);
    return chunk.CostEstimate;
  },
  <Skeleton $height="180px" />,
);

/** While prerendering there is no press to wait for. */
export const prepareEstimates = async (language: Language): Promise<void> => {
  if (typeof document === "undefined")
    await Promise.all([DeadlineDate.preload(language), CostEstimate.preload(language)]);
};
