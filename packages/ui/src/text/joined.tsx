import { Children, type ReactNode } from "react";
import { SEPARATOR } from "./separator.ts";

/** Parts of one line with a separator between; one that is absent leaves none. */
export const Joined = ({ children }: { children: ReactNode }) => (
  <>{Children.toArray(children).flatMap((part, at) => (at === 0 ? [part] : [SEPARATOR, part]))}</>
);
