import { maskResidentNumbers } from "@legal/i18n";

const MAX_LENGTH = 150;

// Control characters, and the marks that turn the direction of writing: "gpj.exe" must not read as "exe.jpg".
// oxlint-disable-next-line no-control-regex
const TRICKS = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** Separators of paths and what common file systems do not allow in a name. */
const RESERVED = /[<>:"|?*]/g;

/** Lower case, without the dot; empty when there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

const shorten = (name: string): string => {
  if (name.length <= MAX_LENGTH) return name;
  const ending = `.${extensionOf(name)}`;
  return name.slice(0, MAX_LENGTH - ending.length).toWellFormed() + ending;
};

/**
 * The name a person gave the file, fit to be shown, kept and saved anywhere: no path, nothing invisible, composed
 * letters, no resident number.
 */
export const safeFileName = (given: string): string => {
  const base = given.toWellFormed().normalize("NFC").replaceAll(TRICKS, "").split(/[/\\]/).at(-1) ?? "";
  const clean = maskResidentNumbers(base).replaceAll(RESERVED, "_").replaceAll(/\s+/g, " ").trim();
  const name = clean.replace(/^\.+/, "");
  return name === extensionOf(clean) ? `file.${name}` : shorten(name);
};
