import type { Page } from "playwright-core";

/**
 * Controls that have the focus and lie under something fixed or sticky (WCAG 2.2, 2.4.11 Focus Not Obscured), one line
 * each: in the order of Tab, and back.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isStuck = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
    const isCovered = (control: Element, x: number, y: number): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect();
      let above = document.elementFromPoint(left + width * x, top + height * y);
      if (!above || control.contains(above)) return false;
      while (above && !above.contains(control)) {
        if (isStuck(above)) return true;
        above = above.parentElement;
      }
      return false;
    };
    const nameOf = (control: Element) => `${control.tagName} ${control.textContent.trim() || control.id}`;
    const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)];
    const covered = [...controls, ...controls.toReversed()].filter((control) => {
      control.focus();
      if (document.activeElement !== control) return false;
      return [0.1, 0.5, 0.9].some((place) => isCovered(control, place, 0.5) || isCovered(control, 0.5, place));
    });
    return [...new Set(covered.map(nameOf))];
  });
