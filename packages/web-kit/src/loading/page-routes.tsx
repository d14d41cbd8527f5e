import { Route, Routes } from "react-router-dom";
import type { LazyPage } from "./lazy-page.ts";

/** A remote's pages, by route pattern. */
export const PageRoutes = ({ pages }: { pages: Record<string, LazyPage> }) => (
  <Routes>
    {Object.entries(pages).map(([pattern, Page]) => (
      <Route key={pattern} path={pattern} element={<Page />} />
    ))}
  </Routes>
);
