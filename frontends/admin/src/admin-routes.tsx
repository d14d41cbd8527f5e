import { Suspense } from "react";
import { useIntl } from "react-intl";
import { Route, Routes } from "react-router-dom";
import { StaffTexts } from "@legal/domain-ui/staff";
import { Spinner } from "@legal/ui";
import { paths } from "@legal/web-kit";
import { AdminDesk } from "./desk/admin-desk.tsx";
import { AdminGate } from "./desk/admin-gate.tsx";

const Desk = () => {
  const { formatMessage } = useIntl();
  return (
    <Suspense fallback={<Spinner label={formatMessage({ id: "site.loading" })} />}>
      <StaffTexts>
        <AdminDesk />
      </StaffTexts>
    </Suspense>
  );
};

export const AdminRoutes = () => (
  <Routes>
    <Route
      path={paths.admin()}
      element={
        <AdminGate>
          <Desk />
        </AdminGate>
      }
    />
  </Routes>
);
