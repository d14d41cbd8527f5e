import { useState } from "react";

/**
 * Names of the date fields whose text is no date. A browser gives no script such a text: the field's value is empty, and
 * only its validity says that it is filled in.
 */
export const useBrokenDates = () => {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());

  const look = ({ currentTarget: { name, validity } }: { currentTarget: HTMLInputElement }) => {
    if (broken.has(name) === validity.badInput) return;
    const others = [...broken].filter((other) => other !== name);
    setBroken(new Set(validity.badInput ? [...others, name] : others));
  };
  return { broken, look };
};
