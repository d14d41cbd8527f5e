export interface Picture {
  type: "png" | "jpg";
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** By the id of their exhibit. */
export type Pictures = ReadonlyMap<string, Picture>;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;
const UPRIGHT = 1;

interface Size {
  width: number;
  height: number;
}

const sizeOfPng = (bytes: Buffer): Size => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** How the camera was held: Word does not turn a picture by it, Typst does. */
const isUpright = (segment: Buffer): boolean => {
  if (segment.toString("latin1", 0, EXIF.length) !== EXIF) return true;
  const tiff = segment.subarray(EXIF.length);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const word = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: word(first) }, (_, index) => first + 2 + index * 12);
  const orientation = entries.find((at) => word(at) === ORIENTATION);
  return orientation === undefined || word(orientation + 8) === UPRIGHT;
};

/** C0 to CF but for the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Null for one that its camera's note turns. */
const sizeOfJpeg = (bytes: Buffer): Size | null => {
  for (let at = 2; bytes[at] === 0xff;) {
    const [marker = 0, length] = [bytes[at + 1], bytes.readUInt16BE(at + 2)];
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (isFrame(marker)) return { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) };
    if (marker === 0xe1 && !isUpright(segment)) return null;
    at += 2 + length;
  }
  return null;
};

const sizeOf = (bytes: Buffer, type: Picture["type"]): Size | null => {
  try {
    return type === "png" ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  } catch (error) {
    // It ends before it says so.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** A file as a paper can show it, by its first bytes; null for any other, and for one that is turned. */
export const readPicture = (bytes: Buffer): Picture | null => {
  const type = bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? "png" : "jpg";
  if (type === "jpg" && bytes.subarray(0, 3).toString("hex") !== "ffd8ff") return null;
  const size = sizeOf(bytes, type);
  return size && size.width * size.height > 0 ? { type, bytes, ...size } : null;
};
