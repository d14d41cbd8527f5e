/** Runs a script of the site; rejects when it cannot be fetched. */
export const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => {
      script.remove();
      resolve();
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${new URL(src).pathname} could not be loaded`));
    });
    document.head.append(script);
  });
