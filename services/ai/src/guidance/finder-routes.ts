import { findServicesCall, type FinderAnswer } from "@legal/contracts";
import { maskResidentNumbers } from "@legal/i18n";
import { createRouter, languageOf, parse } from "@legal/service-kit";
import type { Router } from "express";
import { gatherGrounding } from "../assistant/gather-grounding.ts";
import type { TemporaryHolidays } from "../computing/temporary-holidays.ts";
import { guide } from "./guide.ts";

/** The finder of the landing page: what is typed is understood and forgotten. How often is limited at the gateway. */
export const finderRoutes = (holidays: TemporaryHolidays): Router => {
  const routes = createRouter();
  routes.post(findServicesCall.path, async (req, res) => {
    const { text, answered } = parse(findServicesCall, req).body;
    const language = languageOf(req);
    const said = [maskResidentNumbers(text)];
    const grounding = await gatherGrounding({ said, language, extraHolidays: await holidays() });
    const guidance = guide({ grounding, answered, language });
    const services = guidance.kind === "fit" ? grounding.services.map(({ id }) => id) : [];
    res.json({ ...guidance, services } satisfies FinderAnswer);
  });
  return routes;
};
