import { useEffect, useState } from "react";

/** A value once it has stayed the same for a while; undefined before the first time. */
export const useSettled = <T>(value: T, ms: number): T | undefined => {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};
