import { screen } from "@testing-library/react";
import { fakeApi } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

it("the landing page stays while the texts of its lower part cannot be fetched, and an interaction asks again", async () => {
  fakeApi({});
  const asked = Promise.withResolvers<void>();
  jest.doMock("./locales/en.json", () => {
    asked.resolve();
    throw new Error("offline");
  });
  const person = await renderSite("/", "en");
  await asked.promise;
  const texts = catalogues.en;
  const top = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(top()).toBe(texts["landing.hero.title"]);
  expect(screen.queryByRole("region", { name: texts["landing.about.title"] })).toBeNull();

  jest.dontMock("./locales/en.json");
  await person.click(document.body);
  expect(await screen.findByRole("region", { name: texts["landing.about.title"] })).toBeTruthy();
  expect(top()).toBe(texts["landing.hero.title"]);
});
