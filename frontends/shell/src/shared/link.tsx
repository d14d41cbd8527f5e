import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "unshared/react-router-dom";

/** react-router's own link also knows data routers, prefetching and other sites, which would come with every first page. */
export const Link = ({ to, target, onClick, children, ...rest }: ComponentProps<"a"> & { to: string }) => {
  const follow = useLinkClickHandler(to, target ? { target } : {});
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
