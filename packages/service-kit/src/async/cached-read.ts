interface CachedReadOptions<T> {
  read: () => Promise<T>;
  /** Until the first read has succeeded. */
  initial: T;
  freshMs: number;
  /** After a failed read the last value is given for so long without another try. */
  retryMs: number;
  onError: (error: unknown) => void;
}

/** What `read` gives, at most `freshMs` old, and older while it fails; callers at the same time share one read. */
export const createCachedRead = <T>({ read, initial, freshMs, retryMs, onError }: CachedReadOptions<T>) => {
  let value = initial;
  let freshUntil = 0;
  let reading: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      value = await read();
      freshUntil = Date.now() + freshMs;
    } catch (error) {
      freshUntil = Date.now() + retryMs;
      onError(error);
    } finally {
      reading = undefined;
    }
  };
  return async (): Promise<T> => {
    if (Date.now() >= freshUntil) await (reading ??= refresh());
    return value;
  };
};
