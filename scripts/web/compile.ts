import webpack, { type Configuration, type StatsCompilation } from "webpack";

/** Runs webpack once. Rejects with its own words when anything is wrong. */
export const compile = (config: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error("webpack gave no result"));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: "errors-only", colors: false })));
        else resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }));
      });
    });
  });
