import { id } from "@legal/contracts";

const PREFIX = "/api/files/";

export const fileUrlOf = (fileId: string): string => `${PREFIX}${fileId}`;

/** Only this service's own addresses name a file; undefined for anything else. */
export const fileIdOf = (fileUrl: string): string | undefined => {
  const parsed = id.safeParse(fileUrl.startsWith(PREFIX) ? fileUrl.slice(PREFIX.length) : undefined);
  return parsed.success ? parsed.data : undefined;
};
