import type { Language } from "@legal/contracts/constants";
import { MemberActions } from "./member-frame.ts";
import { loadRemote } from "./remotes/load-remote.ts";
import { loadShellTexts } from "./shell-texts.ts";

/** After this the reader sees the frame and a spinner instead of nothing. */
const TIMEOUT_MS = 2000;

interface FirstPage {
  pathname: string;
  language: Language;
  /** The remotes that show it. */
  remotes: readonly string[];
  /** The header is theirs then. */
  isMember?: boolean;
}

const preparePage = async (name: string, { pathname, language }: FirstPage) => {
  const { remote } = await loadRemote(name, language);
  await remote.preload?.(pathname, language);
};

/** Fetches what a page is made of, so that it renders complete at once. Rejects when a part cannot be loaded. */
export const loadFirstPage = async (page: FirstPage): Promise<void> => {
  await Promise.all([loadShellTexts(page.language), ...page.remotes.map((name) => preparePage(name, page))]);
};

/**
 * The same for an empty page, with a short timeout: React would otherwise show a spinner first and delay the page by
 * 300 ms. A remote that fails shows its error when it is rendered.
 */
export const prepareFirstPage = async (page: FirstPage): Promise<void> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const header = page.isMember ? [MemberActions.preload()] : [];
  const parts = [loadFirstPage(page).catch(() => undefined), ...header];
  await Promise.race([Promise.all(parts), timeout]);
};
