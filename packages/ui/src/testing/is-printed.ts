const isPrintRule = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText === "print";

/** Whether no style for paper hides the element or what it is in; jsdom itself knows the screen only. */
export const isPrinted = (element: Element): boolean =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].filter(isPrintRule))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ style }) => style.display === "none")
    .every(({ selectorText }) => !element.closest(selectorText));
