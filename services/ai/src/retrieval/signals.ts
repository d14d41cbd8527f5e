import { authorities, crimes } from "./signals/authorities-and-crimes.ts";
import { moneyOwed, papersReceived } from "./signals/debts-and-papers.ts";
import { families, homes, work } from "./signals/homes-families-work.ts";
import type { Signal } from "./signals/signal.ts";
import { enforcement, holdingStill, suits } from "./signals/suits-and-enforcement.ts";

export const SIGNALS: readonly Signal[] = [
  ...moneyOwed,
  ...papersReceived,
  ...holdingStill,
  ...suits,
  ...enforcement,
  ...homes,
  ...families,
  ...authorities,
  ...crimes,
  ...work,
];
