import { Route, Routes } from "react-router-dom";
import { paths } from "@legal/web-kit";
import { AdminDesk } from "./desk/admin-desk.tsx";
import { AdminGate } from "./desk/admin-gate.tsx";

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
