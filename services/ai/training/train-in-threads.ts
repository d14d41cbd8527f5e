import { Piscina } from "piscina";
import type { Model } from "../src/understanding/model.ts";
import type { Columns } from "./columns.ts";
import type { Situation } from "./situation.ts";
import { trainModel } from "./train-model.ts";

export type Train = (situations: readonly Situation[], columns: Columns) => Promise<Model>;

interface Task {
  situations: readonly Situation[];
  columns: Columns;
}

/** What a thread runs. */
export const trainTask = ({ situations, columns }: Task): Model => trainModel(situations, columns);

/** Trains as many models beside each other as there are processors. */
export const withThreads = async <T>(use: (train: Train) => Promise<T>): Promise<T> => {
  const threads = new Piscina<Task, Model>({ filename: import.meta.url });
  try {
    return await use((situations, columns) => threads.run({ situations, columns }, { name: trainTask.name }));
  } finally {
    await threads.destroy();
  }
};
