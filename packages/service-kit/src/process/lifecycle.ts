let draining = false;

/** From now on readiness answers 503, so that no new requests are sent here. */
export const beginDrain = (): void => {
  draining = true;
};

export const isDraining = (): boolean => draining;
