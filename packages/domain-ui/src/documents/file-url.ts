import { downloadFileRoute } from "@legal/contracts/routes";
import { urlOf } from "@legal/web-kit";

export const fileUrlOf = (fileId: string): string => urlOf(downloadFileRoute, { id: fileId });
