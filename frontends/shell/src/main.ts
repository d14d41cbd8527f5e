import "./page/trusted-types.ts";
import "./remotes/provide-federation-runtime.ts";
import { showWebFonts } from "./page/show-web-fonts.ts";
import { untilRead } from "./page/defer-hydration.ts";

/** Lets the browser paint, and answer a finger, between two pieces of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Everything is in this file; run in one go it would hold a slow phone for half a second. */
const pieces = [
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
  await untilRead(root);
  for (const piece of pieces) {
    await breathe();
    await piece();
  }
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ "./start.tsx");
  await start(root);
};

void run();
