const toAscii = (name: string): string => name.replaceAll(/[^\x20-\x7e]/g, "_").replaceAll(/["\\%]/g, "_");

/** RFC 8187: everything but attr-char is percent-encoded; encodeURIComponent leaves five characters too many. */
const encode = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header of RFC 6266, with the name in UTF-8 and a plain one for clients that cannot read it. */
export const contentDisposition = (kind: "inline" | "attachment", name: string): string =>
  `${kind}; filename="${toAscii(name)}"; filename*=UTF-8''${encode(name)}`;
