import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "unshared/react-router-dom";

type LinkProps = ComponentProps<"a"> & {
  to: string;
  /** Of the history entry. */
  state?: unknown;
};

/** react-router's own link also knows data routers, prefetching and other sites, which would come with every first page. */
export const Link = ({ to, target, state, onClick, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler(to, { state, ...(target && { target }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={handleClick}>
      {children}
    </a>
  );
};
