import { trackedPromise } from "./tracked-promise.ts";

/** React asks again at once after a failure and must get the same one; a reader's retry comes later and loads again. */
export const REMEMBER_FAILURE_MS = 500;

/** For `use`: loads what belongs to a key when it is first asked for, and again after a failure or a mere replacement. */
export const loadOnce = <Key, Value>(
  load: (key: Key) => Promise<Value>,
  isReplacement: (value: Value) => boolean = () => false,
) => {
  const loading = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const known = loading.get(key);
    if (known) return known;
    const started = trackedPromise(load(key));
    const forget = () => void setTimeout(() => loading.delete(key), REMEMBER_FAILURE_MS);
    started.then((value) => isReplacement(value) && forget(), forget);
    loading.set(key, started);
    return started;
  };
};
