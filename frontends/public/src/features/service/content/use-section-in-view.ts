import { useEffect, useState } from "react";

/** The id of the section that crosses the upper third of the window; the first one before any has. */
export const useSectionInView = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const [inView, setInView] = useState<Id>();
  const joined = ids.join(" ");

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id as Id);
      },
      { rootMargin: "-25% 0px -70% 0px" },
    );
    for (const id of joined.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [joined]);

  return inView ?? ids[0];
};
