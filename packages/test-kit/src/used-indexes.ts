import mongoose from "mongoose";

/** Names of the indexes a plan reads, as MongoDB or PostgreSQL writes them; a plan without one reads `_id_` or nothing. */
const indexesOf = (plan: { queryPlanner?: { winningPlan?: unknown } }): (string | undefined)[] => {
  const text = JSON.stringify(plan.queryPlanner?.winningPlan);
  const name = text.includes('"Index Name"') ? /"Index Name":"([^"]+)"/g : /"indexName":"([^"]+)"/g;
  return [...new Set([...text.matchAll(name)].map(([, found]) => found))];
};

/** Which indexes the server would read for a sorted page of a collection. Needs enough rows that a scan is dearer. */
export const usedIndexes = async (
  collection: string,
  filter: object,
  sort: object,
): Promise<(string | undefined)[]> => {
  const page = { limit: 50, sort: Object.entries(sort) as [string, 1 | -1][] };
  return indexesOf(await mongoose.connection.collection(collection).find(filter, page).explain("queryPlanner"));
};

/** How many documents the server read for a page, and how many the page has. */
export const documentsExamined = async (
  collection: string,
  filter: object,
  { sort = {}, limit = 50 }: { sort?: object; limit?: number } = {},
): Promise<{ examined: number; returned: number }> => {
  const page = { limit, sort: Object.entries(sort) as [string, 1 | -1][] };
  const plan = await mongoose.connection.collection(collection).find(filter, page).explain("executionStats");
  const { totalDocsExamined, nReturned } = plan.executionStats as { totalDocsExamined: number; nReturned: number };
  return { examined: totalDocsExamined, returned: nReturned };
};
