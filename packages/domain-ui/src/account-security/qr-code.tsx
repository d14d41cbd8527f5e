import type { SecondFactorSetup } from "@legal/contracts";

/** Without a white margin of four modules phones do not find the code. */
const QUIET_MODULES = 4;

const pathOf = ({ size, modules }: SecondFactorSetup["qr"]): string =>
  Array.from(modules, (bit, index) =>
    bit === "1" ? `M${(index % size) + QUIET_MODULES} ${Math.floor(index / size) + QUIET_MODULES}h1v1h-1z` : "",
  ).join("");

/** Black on white in every theme: inverted codes are not read by all apps. */
export const QrCode = ({ qr, label }: { qr: SecondFactorSetup["qr"]; label: string }) => {
  const side = qr.size + 2 * QUIET_MODULES;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={200} height={200} shapeRendering="crispEdges">
      <title>{label}</title>
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(qr)} fill="#000" />
    </svg>
  );
};
