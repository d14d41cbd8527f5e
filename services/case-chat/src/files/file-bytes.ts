import { createFileBucket } from "@legal/service-kit/mongo";

export const fileBytes = createFileBucket("files");
