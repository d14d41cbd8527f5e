const RETRY_MS = 3000;

/** For parts that a page must not fail for: a network that is down just then is waited for. */
export const loadUntilThere = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((resume) => setTimeout(resume, RETRY_MS));
    return loadUntilThere(load);
  }
};
