export const FILE_EXTENSIONS = ["pdf", "doc", "docx", "jpg", "jpeg", "png", "txt"] as const;

/** What makes a file unsafe to open outside a protected view. */
export const FILE_RISKS = [
  "old-word",
  "macros",
  "script",
  "starts-program",
  "embedded-file",
  "remote-content",
] as const;
export type FileRisk = (typeof FILE_RISKS)[number];

export const FILE_MAX_BYTES = 20 * 1024 * 1024;
