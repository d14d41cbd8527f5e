import "./remotes/trusted-types.ts";
import "./remotes/provide-federation-runtime.ts";
import { showWebFonts } from "./page/show-web-fonts.ts";
import { deferHydration } from "./page/defer-hydration.ts";

/** Yields to the browser, so that it can paint and handle input between two steps. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

/** All of it is in this bundle; evaluated at once it would block a slow phone for half a second. */
const modules = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "react-router-dom"),
  () => import(/* webpackMode: "eager" */ "@reduxjs/toolkit/query/react"),
  () => import(/* webpackMode: "eager" */ "react-intl"),
  () => import(/* webpackMode: "eager" */ "styled-components"),
  () => import(/* webpackMode: "eager" */ "@legal/web-kit"),
];

const run = async () => {
  const root = document.getElementById("root");
  if (!root) throw new Error("the HTML has no #root");
  void showWebFonts(root);
  await deferHydration(root);
  for (const load of modules) {
    await yieldToBrowser();
    await load();
  }
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ "./start.tsx");
  await start(root);
};

void run();
