const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

const stamp = (byte: number, index: number) => {
  if (index === VERSION_BYTE) return (byte & 0x0f) | 0x40;
  return index === VARIANT_BYTE ? (byte & 0x3f) | 0x80 : byte;
};

/** A random UUID (version 4). `crypto.randomUUID` exists on https pages only, and the site may be tried out on a LAN address. */
export const newUuid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) =>
    stamp(byte, index).toString(16).padStart(2, "0"),
  )
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
