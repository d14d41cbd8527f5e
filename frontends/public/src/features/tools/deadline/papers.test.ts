import { ALL_SERVICE_IDS } from "@legal/catalog";
import { MATTER_IDS } from "@legal/legal-rules";
import { serviceFor } from "./papers.ts";

describe("the periods of papers", () => {
  it("lead to each service but those that answer none of them", () => {
    const ledTo = new Set(MATTER_IDS.map(serviceFor));
    expect(ALL_SERVICE_IDS.filter((id) => !ledTo.has(id))).toEqual([
      "certified-mail",
      "payment-order",
      "provisional-disposition",
      "movable-property-auction",
      "lease-registration",
      "debtor-registry",
      "seizure",
      "real-estate-seizure",
    ]);
  });
});
