/** Runs what it is given one after the other, in the order of the calls; a failure holds nobody up. */
export const createLine = () => {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(step: () => Promise<T>): Promise<T> => {
    const done = tail.then(step);
    tail = done.catch(() => undefined);
    return done;
  };
};
