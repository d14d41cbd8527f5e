import { lazy } from "react";

/** A new attempt each time it is called: `lazy` keeps a failure for good. */
export const loadConsultPanel = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "consult-panel" */ "./consult-panel.tsx")).ConsultPanel,
  }));
