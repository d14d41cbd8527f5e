import { authorities, crimes } from "./authorities-and-crimes.ts";
import { moneyOwed, papersReceived } from "./debts-and-papers.ts";
import { families, homes, work } from "./homes-families-work.ts";
import type { Signal } from "./signal.ts";
import { enforcement, interimMeasures, suits } from "./suits-and-enforcement.ts";

export const SIGNALS: readonly Signal[] = [
  ...moneyOwed,
  ...papersReceived,
  ...interimMeasures,
  ...suits,
  ...enforcement,
  ...homes,
  ...families,
  ...authorities,
  ...crimes,
  ...work,
];
