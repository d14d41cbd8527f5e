const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** A line for each expected value that the actual one differs from; further fields of an object do not matter. */
export const differences = (expected: unknown, actual: unknown, path = ""): string[] => {
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    const lengths =
      Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length
        ? [`${path}: expected ${expected.length} entries, got ${actual.length}`]
        : [];
    const fields = entriesOf(expected).flatMap(([key, value]) =>
      differences(value, (actual as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
    );
    return [...lengths, ...fields];
  }
  if (Object.is(expected, actual)) return [];
  return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
};
