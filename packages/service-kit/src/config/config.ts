import { readFileSync } from "node:fs";
import { z } from "zod";

/** One environment variable of a service, for `.env.example` and the README. */
export interface ConfigEntry {
  name: string;
  description: string;
  /** Text as in the environment; absent = must be set or may stay empty. */
  default?: string;
  required: boolean;
}

export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** `NAME=` in an .env file means "not set", and so does an empty file. */
const withoutBlanks = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));

const contentOf = (variable: string, path: string): string => {
  try {
    return readFileSync(path, "utf8").trimEnd();
  } catch {
    throw new ConfigError([`${variable}: the file it names cannot be read`]);
  }
};

/** `NAME_FILE` names a file that holds the value, as secrets are mounted into containers; `NAME` itself wins. */
const withFiles = (names: readonly string[], env: Environment): Environment => {
  const mounted = names.filter((name) => env[name] === undefined && env[`${name}_FILE`] !== undefined);
  const contents = mounted.map((name) => [name, contentOf(`${name}_FILE`, env[`${name}_FILE`] ?? "")]);
  return { ...env, ...(Object.fromEntries(contents) as Environment) };
};

type Settings<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;
/** What is wrong with variables that are each right by themselves. */
type ProblemsOf<S extends z.ZodRawShape> = (settings: Settings<S>) => string[];

/** Parses the environment by a record of schemas. Throws a ConfigError that lists every problem, without the values. */
export const readConfig = <S extends z.ZodRawShape>(
  shape: S,
  env: Environment,
  problemsOf: ProblemsOf<S> = () => [],
): Settings<S> => {
  const given = withoutBlanks(withFiles(Object.keys(shape), withoutBlanks(env)));
  const result = z.object(shape).safeParse(given);
  if (result.success) {
    const problems = problemsOf(result.data);
    if (problems.length > 0) throw new ConfigError(problems);
    return result.data;
  }
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? "");
      return given[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
    }),
  );
};

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(",");
  if (value instanceof URL) return value.origin;
  return typeof value === "string" ? value : JSON.stringify(value);
};

const describeEntry = (name: string, schema: z.core.$ZodType): ConfigEntry => {
  const absent = z.safeParse(schema, undefined);
  const hasDefault = absent.success && absent.data !== undefined;
  const description = z.globalRegistry.get(schema)?.description ?? "";
  return { name, description, required: !absent.success, ...(hasDefault && { default: asText(absent.data) }) };
};

/** The shape as rows: name, what it means (`.describe()` last in the chain), default, whether it must be set. */
export const describeConfig = (shape: z.ZodRawShape): ConfigEntry[] =>
  Object.entries(shape).map(([name, schema]) => describeEntry(name, schema));

const stopWith = (stream: NodeJS.WriteStream, text: string, exitCode: number): never => {
  stream.write(`${text}\n`);
  return process.exit(exitCode);
};

/**
 * Reads process.env once at start. With problems: all of them on stderr, exit code 1.
 * With CONFIG_MODE=describe: prints describeConfig(shape) as JSON instead, so that `.env.example` can be generated
 * from the config modules without any of the variables being set.
 */
export const loadConfig = <S extends z.ZodRawShape>(shape: S, problemsOf?: ProblemsOf<S>): Settings<S> => {
  if (process.env.CONFIG_MODE === "describe") return stopWith(process.stdout, JSON.stringify(describeConfig(shape)), 0);
  try {
    return readConfig(shape, process.env, problemsOf);
  } catch (error) {
    if (error instanceof ConfigError) return stopWith(process.stderr, error.message, 1);
    throw error;
  }
};
