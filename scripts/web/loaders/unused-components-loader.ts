/**
 * react-router and react-intl make and name their components while the module runs, which keeps the unused ones in a bundle:
 * marks the making as free of effects and drops the names, which only developer tools show.
 */
const dropUnusedComponents = (source: string) =>
  source
    .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
    .replaceAll(/= ((?:React\d*\.(?:forwardRef|memo|createContext)|createFormatted\w+)\()/g, "= /* @__PURE__ */ $1");

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader's default export
export default dropUnusedComponents;
