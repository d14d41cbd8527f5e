import { createElement, type SVGProps } from "react";

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
  size?: number;
}

const LINES = { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };

/**
 * Draws a lucide icon from its data, in the place of lucide-react's own maker of icons: its contexts, aliases and generated
 * names are not used here and would come with every bundle.
 */
const createIcon =
  ({ node, size: ownSize = 24 }: IconData) =>
  ({ size = ownSize, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 24 24",
        width: size,
        height: size,
        ...LINES,
        ...rest,
      } as object,
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

// oxlint-disable-next-line import/no-default-export -- replaces a module with a default export
export default createIcon;
