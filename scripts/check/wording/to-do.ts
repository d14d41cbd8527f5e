/** Folders whose wording is not checked yet. */
export const TO_DO: readonly string[] = [
  "gateway/",
  "services/ai/",
  "scripts/",
  "packages/kubernetes/",
  "packages/catalog/",
  "packages/test-kit/",
  "docs/",
  "README.md",
  "CONTRIBUTING.md",
];
