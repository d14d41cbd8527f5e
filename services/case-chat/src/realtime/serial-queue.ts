/** Runs steps one after the other, in the order of the calls; a failed step does not stop the next. */
export const createSerialQueue = () => {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(step: () => Promise<T>): Promise<T> => {
    const done = tail.then(step);
    tail = done.catch(() => undefined);
    return done;
  };
};
