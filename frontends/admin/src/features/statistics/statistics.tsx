import { Grid } from "@legal/ui";
import { styled } from "styled-components";
import { PageViews } from "./page-views.tsx";
import { SiteVisits } from "./site-visits.tsx";

const Charts = styled(Grid)`
  align-items: start;
`;

/** What visitors look at, and how many they are. */
export const Statistics = () => (
  <Charts $min="440px">
    <PageViews />
    <SiteVisits />
  </Charts>
);
