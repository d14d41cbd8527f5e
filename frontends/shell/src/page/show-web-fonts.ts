const sheetLoaded = (sheet: HTMLLinkElement): Promise<unknown> =>
  sheet.sheet ? Promise.resolve() : new Promise((resolve) => sheet.addEventListener("load", resolve, { once: true }));

/** The family that the sheet puts first; the others are for words of another script, and come as these are met. */
const mainFamily = (): string | undefined =>
  Array.from(document.fonts, ({ family }) => family.replaceAll('"', "")).find((family) => !family.includes("Fallback"));

/**
 * Fetches all the files that the page's text needs and applies them together: each one alone would lay out the whole text
 * again, which blocks a slow phone longer than the scripts do.
 */
export const showWebFonts = async (root: HTMLElement): Promise<void> => {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-fonts]");
  if (!sheet || !("fonts" in document)) return;
  await sheetLoaded(sheet);
  const family = mainFamily();
  // What cannot be fetched now is left to the browser, which tries again when it is used.
  if (family) await document.fonts.load(`1em "${family}"`, root.textContent).catch(() => undefined);
  document.documentElement.dataset["fonts"] = "";
};
