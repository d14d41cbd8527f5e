import type { ComponentType, SVGProps } from "react";

export type IconComponent = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

/** A decorative lucide icon in the house stroke; import the icon itself from "lucide-react/icons/<name>". */
export const Icon = ({ of: Drawn, size = 20 }: { of: IconComponent; size?: number }) => (
  <Drawn size={size} strokeWidth={1.75} aria-hidden focusable={false} />
);
