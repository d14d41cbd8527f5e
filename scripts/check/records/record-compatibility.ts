import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import mongoose from "mongoose";
import { generatedFile } from "../generated-file.ts";
import { recordsOfModels, type Field, type Fields, type Records } from "./records-of-models.ts";

const FILE = "scripts/check/records/released-records.json";

interface Released {
  release: string;
  /** Where its code is: the rollback test runs it. */
  revision: string;
  /** By workspace. */
  records: Readonly<Record<string, Records>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Services name their models alike, so each one's are forgotten before the next one's are loaded. */
const recordsNow = async (): Promise<Released["records"]> => {
  const records: Record<string, Records> = {};
  for (const workspace of globSync(["packages/service-kit", "services/*"]).toSorted()) {
    for (const file of globSync(`${workspace}/src/**/*-model*.ts`)) await import(resolve(file));
    records[workspace] = recordsOfModels(Object.values(mongoose.models));
    mongoose.deleteModel(/./);
  }
  return records;
};

const isNeeded = ({ required, default: hasDefault }: Field): boolean => Boolean(required) && !hasDefault;
const isAlwaysThere = ({ required, default: hasDefault }: Field): boolean => Boolean(required) || Boolean(hasDefault);

const problemsOfField = (path: string, before: Field, now: Field): string[] => {
  const lost = now.enum ? (before.enum ?? []).filter((value) => !now.enum?.includes(value)) : [];
  return [
    ...(before.type === now.type ? [] : [`${path} is ${now.type}: the release before stores and reads ${before.type}`]),
    ...(isNeeded(before) && !isAlwaysThere(now) ? [`${path} may be missing: the release before needs it`] : []),
    ...(isNeeded(now) && !isAlwaysThere(before) ? [`${path} is required: the release before may leave it out`] : []),
    ...lost.map((value) => `${path} is never ${value}: the release before stores it`),
    ...(before.of && now.of ? problemsOfField(`${path}[]`, before.of, now.of) : []),
    ...(before.fields && now.fields ? problemsOfFields(path, before.fields, now.fields) : []),
  ];
};

const problemsOfFields = (path: string, before: Fields, now: Fields): string[] => [
  ...Object.entries(before).flatMap(([name, field]) => {
    const present = now[name];
    return present
      ? problemsOfField(`${path}.${name}`, field, present)
      : [`${path}.${name} is gone: the release before reads it`];
  }),
  ...Object.entries(now)
    .filter(([name, field]) => !before[name] && isNeeded(field))
    .map(([name]) => `${path}.${name} is required: the release before does not store it`),
];

const problemsOfWorkspace = (workspace: string, before: Records, now: Records): string[] =>
  Object.entries(before).flatMap(([collection, fields]) => {
    const present = now[collection];
    const path = `${workspace}: ${collection}`;
    return present ? problemsOfFields(path, fields, present) : [`${path} is gone: the release before reads it`];
  });

/**
 * A release reads what the one before stored, and after a rollback that one reads what this one stored. The file says
 * what the release stored whose version package.json has; with the next version it is written again.
 */
export const checkRecordCompatibility = async (fix: boolean): Promise<string[]> => {
  const { release, records: before } = readJson(FILE) as Released;
  const records = await recordsNow();
  const problems = Object.entries(before).flatMap(([workspace, stored]) =>
    problemsOfWorkspace(workspace, stored, records[workspace] ?? {}),
  );
  const { version } = readJson("package.json") as { version: string };
  if (problems.length > 0 || release === version) return problems;
  const revision = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  return generatedFile(FILE, `${JSON.stringify({ release: version, revision, records }, null, 2)}\n`, fix);
};
