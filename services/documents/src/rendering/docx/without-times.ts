// Places in a ZIP file (APPNOTE 4.3.7, 4.3.12, 4.3.16).
const END_SIGNATURE = 0x06054b50;
const END = { length: 22, entries: 10, directory: 16 };
const ENTRY = { length: 46, time: 12, name: 28, extra: 30, comment: 32, local: 42 };
const LOCAL_TIME = 10;
/** 1980-01-01 00:00, the first that ZIP knows: day and month are 1, all else 0. */
const FIRST_MOMENT = 0x0021_0000;

/** Sets the times of a ZIP without comment, in place: when it was packed is no part of what it says. */
export const withoutTimes = (zip: Buffer): Buffer => {
  const end = zip.length - END.length;
  if (zip.readUInt32LE(end) !== END_SIGNATURE) throw new Error("no ZIP, or one with a comment");
  let at = zip.readUInt32LE(end + END.directory);
  for (let left = zip.readUInt16LE(end + END.entries); left > 0; left -= 1) {
    zip.writeUInt32LE(FIRST_MOMENT, at + ENTRY.time);
    zip.writeUInt32LE(FIRST_MOMENT, zip.readUInt32LE(at + ENTRY.local) + LOCAL_TIME);
    const variable = [ENTRY.name, ENTRY.extra, ENTRY.comment].map((place) => zip.readUInt16LE(at + place));
    at += variable.reduce((sum, length) => sum + length, ENTRY.length);
  }
  return zip;
};
