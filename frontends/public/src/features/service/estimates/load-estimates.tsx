import type { Language } from "@legal/contracts/constants";
import { Skeleton } from "@legal/ui";
import { lazyPart } from "../../../layout/lazy-part.tsx";

/** The law's arithmetic comes with the first press on the page, not with the page. */
export const DeadlineDate = lazyPart(
  async () => (await import(/* webpackChunkName: "deadline-date" */ "./deadline-date.tsx")).DeadlineDate,
  <Skeleton $height="180px" />,
);
export const CostEstimate = lazyPart(
  async () => (await import(/* webpackChunkName: "cost-estimate" */ "./cost-estimate.tsx")).CostEstimate,
  <Skeleton $height="180px" />,
);

/** While prerendering there is no press to wait for. */
export const prepareEstimates = async (language: Language): Promise<void> => {
  if (typeof document !== "undefined") return;
  const { CalculationTexts } = await import("../../../calculation/calculation-texts.tsx");
  await Promise.all([DeadlineDate.preload(), CostEstimate.preload(), CalculationTexts.preload(language)]);
};
