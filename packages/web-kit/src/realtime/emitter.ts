/** A typed event emitter. */
export const createEmitter = <Events extends object>() => {
  const listeners = new Map<keyof Events, Set<(value: never) => void>>();

  return {
    /** Returns how to stop listening. */
    on: <Name extends keyof Events>(name: Name, listener: (value: Events[Name]) => void): (() => void) => {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
    /** Whether anything listened. */
    emit: <Name extends keyof Events>(name: Name, value: Events[Name]): boolean => {
      const called = listeners.get(name) ?? new Set();
      for (const listener of called) listener(value as never);
      return called.size > 0;
    },
  };
};
