/** What brought the page: `navigate`, `reload`, `back_forward` perhaps as it was cached, or `prerender`. */
export const navigationType = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
};
