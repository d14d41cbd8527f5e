import { namesOf } from "./person-model.ts";

interface Deed {
  by: string | null;
  side: "user" | "admin" | null;
}

interface ShownPerson {
  id: string;
  name: string | null;
  side: "user" | "admin";
}

/** People by the names that they have today; the customer by what the desk calls them. */
export const presentPeople = async (
  deeds: readonly Deed[],
  customerName: string | null,
): Promise<(deed: Deed) => ShownPerson | null> => {
  const names = await namesOf(deeds.map(({ by }) => by));
  return ({ by, side }) => {
    if (by === null || side === null) return null;
    return { id: by, side, name: side === "user" ? customerName : (names.get(by) ?? null) };
  };
};
