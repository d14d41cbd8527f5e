import { Route, Routes } from "react-router-dom";
import { paths } from "@legal/web-kit";
import { AdminDesk } from "./admin-desk.tsx";
import { AdminGate } from "./admin-gate.tsx";

export const AdminRoutes = () => (
  <Routes>
    <Route
      path={paths.admin}
      element={
        <AdminGate>
          <AdminDesk />
        </AdminGate>
      }
    />
  </Routes>
);
