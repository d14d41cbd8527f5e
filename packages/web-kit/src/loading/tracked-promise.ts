/**
 * Lets React's `use` read a promise that has settled without suspending: React 19 looks for these fields, and otherwise
 * shows the fallback once even for a value that is there.
 */
export const trackedPromise = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => void Object.assign(promise, { status: "fulfilled", value }),
    (reason: unknown) => void Object.assign(promise, { status: "rejected", reason }),
  );
  return promise;
};
