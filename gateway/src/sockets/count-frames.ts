const SMALLEST_HEADER = 2;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;
const MASK_BYTES = 4;
const LONGEST_HEADER = 14;

const extraLengthBytes = (short: number): number => {
  if (short === LENGTH_IN_2_BYTES) return 2;
  return short === LENGTH_IN_8_BYTES ? 8 : 0;
};

/** RFC 6455, 5.2: how long the header is whose first two bytes these are. */
const headerLength = (second: number): number =>
  SMALLEST_HEADER + extraLengthBytes(second & 0x7f) + (second >= 0x80 ? MASK_BYTES : 0);

const payloadLength = (header: Buffer): number => {
  const short = header.readUInt8(1) & 0x7f;
  if (short === LENGTH_IN_2_BYTES) return header.readUInt16BE(2);
  return short === LENGTH_IN_8_BYTES ? Number(header.readBigUInt64BE(2)) : short;
};

/** Counts the websocket frames that begin in each chunk of a stream, wherever it is cut; payloads are not looked at. */
export const createFrameCounter = (): ((chunk: Buffer) => number) => {
  const header = Buffer.alloc(LONGEST_HEADER);
  let headerBytes = 0;
  let payloadLeft = 0;
  const isWhole = (): boolean => headerBytes >= SMALLEST_HEADER && headerBytes === headerLength(header.readUInt8(1));

  return (chunk) => {
    let frames = 0;
    let at = 0;
    while (at < chunk.length) {
      if (payloadLeft > 0) {
        const skipped = Math.min(payloadLeft, chunk.length - at);
        payloadLeft -= skipped;
        at += skipped;
        continue;
      }
      if (headerBytes === 0) frames += 1;
      header[headerBytes] = chunk.readUInt8(at);
      headerBytes += 1;
      at += 1;
      if (!isWhole()) continue;
      payloadLeft = payloadLength(header);
      headerBytes = 0;
    }
    return frames;
  };
};
