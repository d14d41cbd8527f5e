import { darkPalette, lightPalette, type ColorRole, type TintedRole } from "./palette.ts";

const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const isTinted = (role: string): role is TintedRole => role !== "accent" && `${role}Tint` in lightPalette;
const TINTED = Object.keys(lightPalette).filter(isTinted);

const TEXT_ON: [ColorRole, ColorRole][] = [
  ...(["paper", "surface", "sunken"] as const).flatMap((ground): [ColorRole, ColorRole][] => [
    ["ink", ground],
    ["muted", ground],
    ["accentText", ground],
    ["danger", ground],
    ["success", ground],
  ]),
  ["onPrimary", "primary"],
  ["onPrimary", "primaryHover"],
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onDanger", "danger"],
  ["onDanger", "dangerHover"],
  ["accentText", "accentTint"],
  ...TINTED.map((role): [ColorRole, ColorRole] => [role, `${role}Tint`]),
  ["ink", "warningTint"],
  ["ink", "dangerTint"],
  ["ink", "infoTint"],
  ["ink", "successTint"],
];

const BORDER_ON: [ColorRole, ColorRole][] = [
  ["control", "surface"],
  ["control", "paper"],
  ["focus", "paper"],
  ["focus", "surface"],
];

describe.each([
  ["light", lightPalette],
  ["dark", darkPalette],
] as const)("the %s theme", (_, palette: Record<ColorRole, string>) => {
  it.each(TEXT_ON)("shows %s on %s with at least 4.5:1", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(BORDER_ON)("draws %s on %s with at least 3:1", (border, ground) => {
    expect(contrast(palette[border], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
