/** Folders whose wording is not checked yet. */
export const TO_DO: readonly string[] = [
  "packages/event-bus/",
  "packages/service-kit/",
  "packages/local-stack/",
  "packages/backing-access/",
  "services/auth/",
  "services/inquiry/",
  "services/backup/",
  "services/analytics/",

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
