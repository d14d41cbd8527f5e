/** Redis, the broker, files of the site, standard streams. */
const OTHER_FILES = 100;

interface Report {
  userLimits?: { open_files?: { soft: number | string } };
}

/** How many files and connections this process may have open; Infinity where the platform does not report it. */
const openFileLimit = (): number => {
  // Looking up the names of interfaces can take seconds. Node's types do not know the setting.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as Report;
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Infinity;
};

/** A request that passes on takes two of the process's files: so many connections fit, and no more than `wanted`. */
export const connectionLimit = (wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.floor((openFileLimit() - OTHER_FILES) / 2)));
