export { saveBlob } from "./save-blob.ts";
export { saveFile } from "./save-file.ts";
