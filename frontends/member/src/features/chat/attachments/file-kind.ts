import { downloadFileRoute } from "@legal/contracts/routes";
import type { IconComponent } from "@legal/ui";
import { urlOf } from "@legal/web-kit";
import FileImage from "lucide-react/icons/file-image";
import FileText from "lucide-react/icons/file-text";
import FileType from "lucide-react/icons/file-type";

/** From the name, in capitals as people say it; "" when it has none. */
export const extensionOf = (fileName: string): string => /\.([^.\s]+)$/.exec(fileName)?.[1]?.toUpperCase() ?? "";

const IMAGES = new Set(["JPG", "JPEG", "PNG"]);

export const isImage = (fileName: string): boolean => IMAGES.has(extensionOf(fileName));

export const iconOfFile = (fileName: string): IconComponent => {
  if (isImage(fileName)) return FileImage;
  return extensionOf(fileName) === "PDF" ? FileType : FileText;
};

/** Files are only ever fetched from this site. */
export const isOwnFile = (fileUrl: string): boolean => fileUrl.startsWith(urlOf(downloadFileRoute, { id: "" }));
