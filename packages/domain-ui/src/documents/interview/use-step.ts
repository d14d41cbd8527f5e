import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { focusField } from "./field-id.ts";
import { stepOfPath, type Step } from "./steps.ts";

/** The step in the address, so that reload, links and Back keep it. */
export const useStep = (steps: readonly Step[]) => {
  const [params, setParams] = useSearchParams();
  const wanted = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = steps.findIndex(({ id }) => id === params.get("step"));
  const index = Math.max(0, found);
  const current = steps[index];

  const show = (id: string) => {
    if (id === current?.id) return;
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set("step", id);
      return next;
    });
  };
  const showPath = (path: string) => {
    const step = stepOfPath(steps, path);
    if (!step) return;
    if (step.id === current?.id) focusField(path);
    else {
      wanted.current = path;
      show(step.id);
    }
  };
  const id = current?.id;
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const path = wanted.current;
    wanted.current = undefined;
    if (path) focusField(path);
    else {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: "start" });
    }
  }, [id]);

  return {
    current,
    index,
    heading,
    show,
    showPath,
    previous: steps[index - 1],
    next: steps[index + 1],
  };
};
