/** Whether the browser's back or forward button brought the page, perhaps as it was cached. */
export const cameBack = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
};
